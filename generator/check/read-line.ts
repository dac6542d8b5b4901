/** Reading one line: words must be known, the sentence must parse, one meaning must be left; else its problems are reported. */
import type { ArgsOf, Code } from '../diagnostics/registry.ts';
import type { Site } from '../link/model.ts';
import { ParseFailure } from '../sentence/failure.ts';
import { type LexedLine, lexLine } from '../sentence/lexer.ts';
import { SentenceParser } from '../sentence/parse-sentence.ts';
import type { Context } from './context.ts';

/** Runs `read` on a line; undefined, and a report, if nothing comes of it. */
export function readLine<T>(ctx: Context, site: Site, read: (parser: SentenceParser) => T | undefined): T | undefined {
  const outer = {
    site: ctx.site,
    clause: ctx.clause,
    problems: ctx.problems,
    subject: ctx.subject,
    hasUnknown: ctx.hasUnknown,
  };
  const lexed = lexLine(site.line.text);
  ctx.site = site;
  ctx.clause = lexed.clauses[0]?.id ?? ctx.clause;
  ctx.problems = [];
  ctx.hasUnknown = false;
  ctx.subject = undefined;
  try {
    if (!wordsAreKnown(ctx, lexed)) return undefined;
    const result = parseAnd(ctx, lexed, read);
    if (result === undefined && !ctx.hasUnknown) reportProblems(ctx);
    return result;
  } finally {
    Object.assign(ctx, outer);
  }
}

function parseAnd<T>(ctx: Context, lexed: LexedLine, read: (parser: SentenceParser) => T | undefined): T | undefined {
  try {
    return read(new SentenceParser(lexed.tokens, ctx.forms));
  } catch (failure) {
    if (!(failure instanceof ParseFailure)) throw failure;
    const code: Code = failure.code;
    ctx.reporter.report(code, ctx.span(failure), failure.args as ArgsOf<Code>);
    ctx.hasUnknown = true; // said already
    return undefined;
  }
}

/** A line must be used up: what is left over is reported. */
export function finish(parser: SentenceParser, form: string): void {
  if (parser.atEnd()) return;
  throw new ParseFailure('sentence/left-over', parser.token, { found: `\`${parser.token.text}\``, form });
}

function wordsAreKnown(ctx: Context, { tokens, bad }: LexedLine): boolean {
  let known = true;
  for (const { text, isClause, ...place } of bad) {
    known = false;
    ctx.reporter.report(isClause ? 'sentence/bad-clause' : 'sentence/unknown-sign', ctx.span(place), { found: text });
  }
  for (const token of tokens) {
    if (token.kind !== 'word' || ctx.vocabulary.has(token.text) || ctx.scope.get(token.text)) continue;
    if (bad.some((sign) => isPartOfWord(sign.text) && (sign.end === token.at || sign.at === token.end))) continue;
    known = false;
    ctx.reporter.report('sentence/unknown-word', ctx.span(token), {
      found: token.text,
      suggestion: ctx.suggestion(token.text, ctx.allWords()),
    });
  }
  return known;
}

/** Letters of other alphabets, underscores and apostrophes: what touches them is a piece of the same wrong word. */
function isPartOfWord(sign: string): boolean {
  return /[\p{L}\p{M}_'’]/u.test(sign);
}

/** The problem that got furthest is nearest to what was meant. */
function reportProblems(ctx: Context): void {
  const [first, ...others] = ctx.problems;
  if (!first) {
    ctx.reporter.report('check/means-nothing', ctx.span({ at: 0, end: ctx.site.line.text.length }), {
      found: ctx.site.line.text,
      suggestion: '',
    });
    return;
  }
  others.reduce((furthest, problem) => (problem.at > furthest.at ? problem : furthest), first).report();
}
