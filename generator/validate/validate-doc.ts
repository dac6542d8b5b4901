/** The outline of one file against its schema. */
import { Ajv, type ValidateFunction } from 'ajv';
import type { Reporter } from '../diagnostics/diagnostic.ts';
import { fileKind } from '../load/game-files.ts';
import type { SourceDoc } from '../load/source-doc.ts';
import { checkDepth } from './check-depth.ts';
import { chapterSchema, gameSchema, type JsonSchema, textSchema } from './schemas.ts';
import { translateErrors } from './translate-error.ts';

/** True if the file has the shape that its place in the folder asks for. */
export function validateDoc(doc: SourceDoc, reporter: Reporter): boolean {
  let valid = true;
  const watch: Reporter = {
    report(code, span, args, details) {
      valid = false;
      reporter.report(code, span, args, details);
    },
  };
  const kind = fileKind(doc.file);
  const validate = validators[kind]?.();
  if (validate !== undefined && !validate(doc.value)) translateErrors(doc, validate.errors ?? [], watch);
  if (kind === 'chapter') checkDepth(doc, watch);
  if (kind === 'text') checkLanguage(doc, watch);
  return valid;
}

/** Cases and errata have no schema of their own yet: their lines are read by their own passes. */
const validators: Readonly<Record<ReturnType<typeof fileKind>, (() => ValidateFunction) | undefined>> = {
  game: lazy(() => gameSchema),
  chapter: lazy(() => chapterSchema([])),
  text: lazy(() => textSchema),
  case: undefined,
  erratum: undefined,
};

/** Compiling a schema takes longer than most checks. */
function lazy(schema: () => JsonSchema): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => {
    compiled ??= compileSchema(schema());
    return compiled;
  };
}

/** One way to set up ajv for all schemas of the project. */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false, // tests such as "has columns" name keys that their schema does not describe
    allErrors: true,
    allowUnionTypes: true,
    verbose: true,
    ownProperties: true,
  });
  ajv.addVocabulary(['x-expected', 'markdownDescription', 'defaultSnippets']);
  return ajv.compile(schema);
}

function checkLanguage(doc: SourceDoc, reporter: Reporter): void {
  const span = doc.spanAt(['language'], 'value');
  if (span === undefined) return;
  const found = doc.text.slice(span.start, span.end).replace(/^["']|["']$/g, '');
  const file = doc.file.replace(/^text\//, '').replace(/\.yaml$/, '');
  if (found !== file && /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(found)) {
    reporter.report('validate/wrong-language', span, { file, found });
  }
}
