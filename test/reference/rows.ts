/** All rows of the language: sentences, and the words and headings of the other tables. */
import {
  conditions,
  declarations,
  exceptions,
  type Form,
  menuLines,
  modifiers,
  nouns,
  values,
} from '../../schema/expressions.ts';
import { phrases } from '../../schema/phrases.ts';

export interface Row extends Form {
  /** `phrases choose` */
  readonly name: string;
}

const tables = { conditions, declarations, exceptions, menuLines, modifiers, nouns, values };

export const rows: readonly Row[] = [
  ...phrases.map((phrase): Row => ({ ...phrase, form: phrase.say, name: `phrases ${phrase.id}` })),
  ...Object.entries(tables).flatMap(([table, forms]) =>
    forms.map((form): Row => ({ ...form, name: `${table} ${form.id}` })),
  ),
];
