/** `npm run docs`: writes `docs/language.md` and `schema/language.schema.json`. */
import { writeFileSync } from 'node:fs';
import { languageSchema, renderReference } from './index.ts';

writeFileSync(new URL('../../docs/language.md', import.meta.url), renderReference());
writeFileSync(
  new URL('../../schema/language.schema.json', import.meta.url),
  `${JSON.stringify(languageSchema(), null, 2)}\n`,
);
