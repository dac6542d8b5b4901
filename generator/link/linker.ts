/** State that the readers of declarations share: the model in the making, look-ups with suggestions, reports. */

import type { Reporter, Span } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/near.ts';
import type { FieldId, KindId, VarId, VarIr } from '../ir/index.ts';
import type { Field, Kind, Model, Site } from './model.ts';
import { pluralOf } from './names.ts';
import type { Piece } from './pieces.ts';

export class Linker {
  readonly model: Model;
  readonly reporter: Reporter;
  readonly #byName = new Map<string, Kind>();
  readonly #byPlural = new Map<string, Kind>();

  constructor(model: Model, reporter: Reporter) {
    this.model = model;
    this.reporter = reporter;
  }

  kindNamed(name: string): Kind | undefined {
    return this.#byName.get(name);
  }

  kindOfPlural(plural: string): Kind | undefined {
    return this.#byPlural.get(plural);
  }

  kind(id: KindId): Kind {
    return this.model.kinds[id] as Kind; // ids are indices of this list
  }

  addKind(name: string, site: Site, options: { readonly plural?: string; readonly isEnum: boolean }): Kind {
    const plural = options.plural ?? pluralOf(name);
    const kind: Kind = {
      id: this.model.kinds.length,
      name,
      plural,
      members: [],
      memberSpans: [],
      designs: undefined,
      fields: new Map(),
      memberWords: new Map(),
      joins: undefined,
      stands: undefined,
      zones: [],
      identity: 'all',
      isEnum: options.isEnum,
      site,
    };
    this.model.kinds.push(kind);
    this.#byName.set(name, kind);
    this.#byPlural.set(plural, kind);
    return kind;
  }

  addField(field: Omit<Field, 'id'>): Field {
    const complete: Field = { ...field, id: this.model.fields.length as FieldId };
    this.model.fields.push(complete);
    this.kind(field.kind).fields.set(field.name, complete);
    return complete;
  }

  addVar(v: Omit<VarIr, 'id'>): VarId {
    const id = this.model.vars.length;
    this.model.vars.push({ ...v, id });
    return id;
  }

  /** The kind a word names in the singular or plural, reported if there is none. */
  kindOf(piece: Piece): { readonly kind: Kind; readonly plural: boolean } | undefined {
    const kind = this.#byName.get(piece.text);
    if (kind) return { kind, plural: false };
    const many = this.#byPlural.get(piece.text);
    if (many) return { kind: many, plural: true };
    this.reporter.report('link/unknown-kind', piece.span, {
      found: piece.text,
      suggestion: this.suggestion(piece.text, this.kindWords()),
    });
    return undefined;
  }

  kindWords(): string[] {
    return this.model.kinds.flatMap((kind) => [kind.name, kind.plural]);
  }

  memberOf(kind: Kind, piece: Piece): number | undefined {
    const index = kind.members.indexOf(piece.text);
    if (index >= 0) return index;
    this.reporter.report('link/unknown-member', piece.span, {
      kind: kind.name,
      found: piece.text,
      suggestion: this.suggestion(piece.text, kind.members),
    });
    return undefined;
  }

  duplicate(what: string, name: string, span: Span, first: Span | undefined): void {
    this.reporter.report(
      'link/duplicate',
      span,
      { what, name },
      first ? { related: [{ span: first, text: 'first declared here' }] } : {},
    );
  }

  suggestion(word: string, candidates: Iterable<string>): string {
    return didYouMean(nearest(word, candidates));
  }
}
