import type { Expr, SetExpr, SetSource } from '../ir/index.ts';
import { cellText } from './cell-text.ts';
import { isSimple, P, printCondition, printNumber, printOpposite } from './code.ts';
import { costOf } from './cost-of.ts';
import { commentText } from './escape-text.ts';
import { neighbourBits } from './graph-tables.ts';
import { helperCall } from './helper-function.ts';
import { item } from './item.ts';
import { wordsOf } from './layout.ts';
import type { Lines } from './lines.ts';
import { mentions } from './mentions.ts';
import { printedBits } from './on-demand.ts';
import { snapshotName } from './quantifier-name.ts';
import { camelCase } from './safe-identifier.ts';
import type { Scope } from './scope.ts';
import { conditionsOf, SharedExpressions } from './shared-expressions.ts';
import { typeOf } from './type-of.ts';

/** Members kept as bits: `words` cells of `array` from `base` on. Empty where `isNone` holds. */
export interface BitSource {
  readonly array: string;
  readonly base: string;
  readonly words: number;
  readonly isNone: string | null;
}

/** The bits behind a source, if it has any. `hoist` gives a name to an operand that should not be repeated. */
export function bitSource(
  scope: Scope,
  set: SetExpr,
  hoist: (text: string, wanted: string) => string,
): BitSource | undefined {
  const { ctx } = scope;
  const { source } = set;
  const words = wordsOf(ctx.game, set.kind);
  const indexed = (array: string, base: string, operand: Expr, name: string): BitSource => {
    const printed = printNumber(scope, operand, P.multiply, wantedOf(scope, set.kind, source));
    const isDoubtful = scope.mayBeNone(operand);
    const text =
      isDoubtful && !isSimple(printed)
        ? hoist(printNumber(scope, operand, 0, wantedOf(scope, set.kind, source)), name)
        : printed;
    const offset = words === 1 ? text : `${text} * ${words}`;
    return {
      array,
      base: base === '' ? offset : `${base} + ${offset}`,
      words,
      isNone: isDoubtful ? `${text} < 0` : null,
    };
  };
  switch (source.k) {
    case 'at':
      return indexed('c', scope.use(ctx.layout.place(set.kind).at.name), source.place, 'place');
    case 'one':
      return typeOf(ctx.game, source.x).t === 'place'
        ? indexed('c', scope.use(ctx.layout.place(set.kind).at.name), source.x, 'place')
        : undefined;
    case 'next':
      return indexed(scope.use(neighbourBits(ctx, source.edges)), '', source.of, camelCase(ctx.kind(set.kind).name));
    case 'attr':
      return indexed(
        scope.use(printedBits(ctx, source.field)),
        '',
        source.of,
        camelCase(ctx.kind(item(ctx.game.fields, source.field).kind).name),
      );
    case 'var':
      return ctx.layout.isInCells(source.v)
        ? { array: 'c', base: cellText(scope, source.v), words, isNone: null }
        : { array: scope.lookup(source.v), base: '0', words, isNone: null };
    default:
      return undefined;
  }
}

function wantedOf(scope: Scope, kind: number, source: SetSource) {
  if (source.k === 'at' || source.k === 'one') return { t: 'place', kind } as const;
  if (source.k === 'attr')
    return { t: 'ref', kind: item(scope.ctx.game.fields, source.field).kind, optional: true } as const;
  return { t: 'ref', kind, optional: true } as const;
}

export interface LoopOptions {
  /** Members from this number on; from the first if absent. */
  readonly from?: string;
  /** JavaScript label of the loop, with its colon. */
  readonly label?: string;
  /** IR that is printed in the body: names of the set that it mentions are computed. */
  readonly reader?: unknown;
}

/** Prints a loop over the members of a set in index order. `body` gets the text of the member; `continue` skips. */
export function printLoop(
  scope: Scope,
  lines: Lines,
  set: SetExpr,
  options: LoopOptions,
  body: (member: string) => void,
): void {
  scope.section(() => {
    const { extreme } = set;
    const shared = new SharedExpressions(scope, lines, conditionsOf(set));
    shared.nameFor(conditionsOf(set), [set.elem, ...set.lets.map((one) => one.v)]);
    const best = extreme === undefined ? '' : scope.fresh(extreme.want);
    if (extreme !== undefined) lines.line(`const ${best} = ${bestValue(scope, set)};`);
    printDriver(scope, lines, set, options, (member) => {
      trustSource(scope, set);
      printTests(scope, lines, set, { reader: [extreme, options.reader], shared });
      if (extreme !== undefined) {
        lines.line(`if (${printNumber(scope, extreme.value, P.equal + 1)} !== ${best}) continue;`);
      }
      scope.forgetExpressions();
      body(member);
    });
  });
}

/** What the source of a set tells about its members: a neighbour has an edge, and whatever it is next to exists. */
export function trustSource(scope: Scope, { source, elem }: SetExpr): void {
  if (source.k === 'at') scope.trust(source.place);
  if (source.k === 'attr') scope.trust(source.of);
  if (source.k !== 'next') return;
  const member: Expr = { k: 'var', v: elem };
  const { edges, of } = source;
  scope.trust(of, { k: 'edge', edges, a: of, b: member }, { k: 'edge', edges, a: member, b: of });
}

/** The highest or lowest value among the members that pass; far out of reach if there is none. */
export function bestValue(scope: Scope, set: SetExpr): string {
  const { extreme, ...plain } = set;
  if (extreme === undefined) return '0';
  const isHighest = extreme.want === 'highest';
  return helperCall(scope, {
    name: snapshotName(scope.ctx, set, `${extreme.want}ValueOf`),
    result: 'number',
    doc: `The ${extreme.want} value among ${scope.ctx.kind(set.kind).plural}.`,
    body: (inner, lines) => {
      const value = inner.fresh(extreme.want);
      lines.line(`let ${value} = ${isHighest ? '-0x80000000' : '0x7fffffff'};`);
      printLoop(inner, lines, plain, { reader: extreme }, () => {
        lines.line(`${value} = Math.${isHighest ? 'max' : 'min'}(${value}, ${printNumber(inner, extreme.value)});`);
      });
      lines.line(`return ${value};`);
    },
  });
}

/** `if (…) continue;` for each test, cheap ones first, with the names that the set computes from its member. */
function printTests(
  scope: Scope,
  lines: Lines,
  set: SetExpr,
  { reader, shared }: { readonly reader: unknown; readonly shared: SharedExpressions },
): void {
  if (set.lets.length > 0) shared.nameFor(set.lets.map((one) => one.value));
  printLets(scope, lines, set, [set.tests, reader]);
  for (const test of [...set.tests].sort((a, b) => costOf(a.cond) - costOf(b.cond))) {
    shared.nameFor([test.cond]);
    const clause = test.clause === undefined ? '' : ` // ${commentText(`§${test.clause}`)}`;
    const opposite = printOpposite(scope, test.cond);
    if (opposite !== 'false') lines.when(opposite, `continue;${clause}`);
  }
}

/** The names that a set computes from its member, as constants: those that `reader` or a later name mentions. */
export function printLets(scope: Scope, lines: Lines, set: SetExpr, reader: unknown): void {
  set.lets.forEach(({ v, value }, i) => {
    if (!mentions([reader, set.lets.slice(i + 1)], v)) return;
    const text = printNumber(scope, value);
    lines.line(`const ${scope.local(v)} = ${text};`);
  });
}

function printDriver(
  scope: Scope,
  lines: Lines,
  set: SetExpr,
  options: LoopOptions,
  body: (member: string) => void,
): void {
  const { ctx } = scope;
  const { source } = set;
  const { from, label = '' } = options;
  const kind = ctx.kind(set.kind);
  const hoist = (text: string, wanted: string): string => {
    if (isSimple(text)) return text;
    const name = scope.fresh(wanted);
    lines.line(`const ${name} = ${text};`);
    return name;
  };
  const loop = (head: (member: string) => string): void => {
    scope.inner(() => {
      const member = scope.local(set.elem);
      lines.block(`${label}${head(member)} {`, () => body(member));
    });
  };
  const bits = bitSource(scope, set, hoist);
  if (bits !== undefined) {
    const next = `${scope.use('nextBit')}(${bits.array}, ${bits.base}, ${bits.words}, `;
    const first = bits.isNone === null ? `${next}${from ?? 0})` : `${bits.isNone} ? -1 : ${next}${from ?? 0})`;
    return loop((member) => forHead(`let ${member} = ${first}`, `${member} >= 0`, `${member} = ${next}${member} + 1)`));
  }
  switch (source.k) {
    case 'all':
      return loop((member) => `for (let ${member} = ${from ?? 0}; ${member} < ${kind.members.length}; ${member}++)`);
    case 'members': {
      const list = source.items.map((one) => printNumber(scope, one, 0, { t: 'ref', kind: set.kind, optional: true }));
      const call = `${scope.use(inOrder(scope))}([${list.join(', ')}], ${from ?? 0})`;
      return loop((member) => `for (const ${member} of ${call})`);
    }
    case 'one': {
      const text = printNumber(scope, source.x, 0, { t: 'ref', kind: set.kind, optional: true });
      return loop((member) => `for (let ${member} = ${text}; ${member} >= ${from ?? 0}; ${member} = -1)`);
    }
    case 'def': {
      const def = item(ctx.game.defs, source.def);
      const args = source.args.map(
        (arg, i) =>
          `${hoist(printNumber(scope, arg, 0, ctx.variable(item(def.params, i)).type), camelCase(ctx.variable(item(def.params, i)).name))}, `,
      );
      const next = `${scope.use(item(ctx.defs, source.def).from)}(m, ${args.join('')}`;
      return loop((member) =>
        forHead(`let ${member} = ${next}${from ?? 0})`, `${member} >= 0`, `${member} = ${next}${member} + 1)`),
      );
    }
    default:
      throw new Error(`this is a bug in the generator (emit-engine): source ${source.k} has no loop`);
  }
}

/** The head of a loop, on lines of its own if it is long. */
function forHead(first: string, test: string, next: string): string {
  const flat = `for (${first}; ${test}; ${next})`;
  return flat.length <= 112 ? flat : `for (\n  ${first};\n  ${test};\n  ${next}\n)`;
}

/** `inOrder([a, b], from)`: named members as a set. */
function inOrder(scope: Scope): string {
  const { ctx } = scope;
  return ctx.once('in order', () => {
    const name = ctx.names.claim('tables.ts', 'inOrder');
    ctx.tables.add({
      name,
      doc: ['Named members as a set: in index order, each once, none left out.'],
      text: `function ${name}(members: readonly number[], from: number): readonly number[] {\n  return [...new Set(members)].filter((member) => member >= 0 && member >= from).sort((a, b) => a - b);\n}`,
      uses: new Set(),
      isPublic: false,
    });
    return name;
  });
}

/** Whether a set is its source and nothing more. */
export function isUntested(set: SetExpr): boolean {
  return set.tests.length === 0 && set.extreme === undefined;
}

/** `: text of test; text of test`, for doc comments. */
export function testWords(set: SetExpr): string {
  const texts = set.tests.map((test) => test.src.text).filter((text) => text !== '');
  return texts.length === 0 ? '' : `: ${[...new Set(texts)].join('; ')}`;
}

/** All tests of a set as one condition over a bound member, or null without tests. */
export function allTests(scope: Scope, set: SetExpr): string | null {
  if (set.tests.length === 0) return null;
  return printCondition(scope, { k: 'and', items: set.tests.map((test) => test.cond) }, P.and);
}
