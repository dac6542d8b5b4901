/** `npm run docs`: writes `docs/language.md`. */
import { writeFileSync } from 'node:fs';
import { renderReference } from './index.ts';

writeFileSync(new URL('../../docs/language.md', import.meta.url), renderReference());
