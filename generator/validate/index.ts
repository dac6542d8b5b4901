export { chapterSchema, gameSchema, type JsonSchema, textSchema } from './schemas.ts';
export { compileSchema, validateDoc } from './validate-doc.ts';
