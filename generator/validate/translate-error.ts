/** From what ajv says to what a designer can mend. */
import type { ErrorObject } from 'ajv';
import type { Reporter, Span } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/near.ts';
import type { SourceDoc } from '../load/source-doc.ts';
import { describeValue } from './describe-value.ts';

type Path = readonly string[];

interface Context {
  readonly doc: SourceDoc;
  readonly reporter: Reporter;
  /** All errors of the file, to tell one mistake from two. */
  readonly errors: readonly ErrorObject[];
}

/** Reports the errors of one file, one diagnostic for each place. */
export function translateErrors(doc: SourceDoc, errors: readonly ErrorObject[], reporter: Reporter): void {
  const told = new Set<string>();
  for (const error of errors) {
    const path = pathOf(error);
    const key = JSON.stringify([
      path,
      error.propertyName ?? error.params.missingProperty ?? error.params.additionalProperty,
    ]);
    if (told.has(key)) continue;
    if (translate(error, path, { doc, reporter, errors })) told.add(key);
  }
}

/** False if the error only repeats what another one says. */
function translate(error: ErrorObject, path: Path, context: Context): boolean {
  switch (error.keyword) {
    case 'if':
    case 'propertyNames':
      return false;
    case 'additionalProperties':
      return reportUnknownKey(error, path, context);
    case 'required':
      return reportMissingKey(error, path, context);
    case 'type':
      return reportWrongType(error, path, context);
    case 'not':
      return reportUnclearHeading(path, context);
    case 'maxProperties':
      return reportSecondCondition(path, context);
    default:
      return error.propertyName === undefined
        ? reportWrongValue(error, path, context)
        : reportBadName(error, path, context);
  }
}

function reportUnknownKey(error: ErrorObject, path: Path, { doc, reporter }: Context): boolean {
  const key = String(error.params.additionalProperty);
  const known = Object.keys(error.parentSchema?.properties ?? {});
  const near = nearest(key, known);
  const span = spanOf(doc, [...path, key], 'key');
  const args = { place: placeName(doc, path), key, suggestion: didYouMean(near), known: known.join(', ') };
  reporter.report('validate/unknown-key', span, args, { fixes: near.map((text) => ({ span, text })) });
  return true;
}

function reportMissingKey(error: ErrorObject, path: Path, { doc, reporter, errors }: Context): boolean {
  const key = String(error.params.missingProperty);
  const misspelt = errors.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === error.instancePath &&
      nearest(String(other.params.additionalProperty), [key]).length > 0,
  );
  if (misspelt) return false;
  const properties: Readonly<Record<string, { readonly description?: string }>> = error.parentSchema?.properties ?? {};
  const meaning = properties[key]?.description ?? '';
  const span = path.length === 0 ? { file: doc.file, start: 0, end: 0 } : spanOf(doc, path, 'key');
  reporter.report('validate/missing-key', span, { place: placeName(doc, path), key, meaning });
  return true;
}

function reportWrongType(error: ErrorObject, path: Path, context: Context): boolean {
  const { doc, reporter } = context;
  const wanted: readonly string[] = [error.params.type].flat();
  const value = valueAt(doc.value, path);
  const found = describeValue(value);
  const expected = expectedOf(error);
  const key = lastName(doc, path);
  const below = typeof value === 'object' && value !== null;
  const span = spanOf(doc, path, below || value === null ? 'key' : 'value');
  if (expected !== undefined) {
    if (!below && value !== null) reporter.report('validate/wrong-value', span, { expected, found });
    else reporter.report('validate/expected-line', span, { expected, key, found });
  } else if (wanted.includes('array') && wanted.length > 1)
    reporter.report('validate/expected-step', span, { key, found });
  else if (wanted.includes('array')) reporter.report('validate/expected-list', span, { key, found });
  else reporter.report('validate/expected-map', span, { key, found });
  return true;
}

function reportUnclearHeading(path: Path, { doc, reporter }: Context): boolean {
  const entries = Object.keys(valueAt(doc.value, path) ?? {});
  const words = ['columns', 'live', 'join', 'stand', 'every', 'either'];
  for (const entry of entries) {
    const near = nearest(entry, words);
    if (near.length === 0) continue;
    const span = spanOf(doc, [...path, entry], 'key');
    const args = { key: lastName(doc, path), suggestion: didYouMean(near) };
    reporter.report('validate/unclear-heading', span, args, { fixes: near.map((text) => ({ span, text })) });
    return true;
  }
  reporter.report('validate/unclear-heading', spanOf(doc, path, 'key'), { key: lastName(doc, path), suggestion: '' });
  return true;
}

function reportSecondCondition(path: Path, { doc, reporter }: Context): boolean {
  const [first, second] = Object.keys(valueAt(doc.value, path) ?? {});
  if (first === undefined || second === undefined) return false;
  const related = [{ span: spanOf(doc, [...path, first], 'key'), text: 'the first one' }];
  reporter.report('validate/one-condition', spanOf(doc, [...path, second], 'key'), { key: second }, { related });
  return true;
}

function reportBadName(error: ErrorObject, path: Path, { doc, reporter }: Context): boolean {
  const name = String(error.propertyName);
  const args = { expected: expectedOf(error) ?? 'another name', found: describeValue(name) };
  reporter.report('validate/bad-name', spanOf(doc, [...path, name], 'key'), args);
  return true;
}

function reportWrongValue(error: ErrorObject, path: Path, { doc, reporter }: Context): boolean {
  const found = describeValue(valueAt(doc.value, path));
  reporter.report('validate/wrong-value', spanOf(doc, path, 'value'), {
    expected: expectedOf(error) ?? 'another value',
    found,
  });
  return true;
}

/** Schemas say in `x-expected` what a value is, in designers' words. */
function expectedOf(error: ErrorObject): string | undefined {
  const expected: unknown = error.parentSchema?.['x-expected'];
  return typeof expected === 'string' ? expected : undefined;
}

function pathOf(error: ErrorObject): Path {
  return error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[step]; // lists answer to their index as text
  }
  return at;
}

function spanOf(doc: SourceDoc, path: Path, part: 'key' | 'value'): Span {
  return doc.spanAt(path, part) ?? { file: doc.file, start: 0, end: 0 };
}

/** The nearest heading above a place, for messages. */
function lastName(doc: SourceDoc, path: Path): string {
  for (let length = path.length; length > 0; length -= 1) {
    const above = valueAt(doc.value, path.slice(0, length - 1));
    if (!Array.isArray(above)) return path[length - 1] ?? '';
  }
  return doc.file;
}

function placeName(doc: SourceDoc, path: Path): string {
  return `"${lastName(doc, path)}"`;
}
