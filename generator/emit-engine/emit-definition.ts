import type { DefIr, SetExpr, SourceRef } from '../ir/index.ts';
import { P, printCondition, printNumber } from './code.ts';
import type { EngineContext } from './engine-context.ts';
import { commentText } from './escape-text.ts';
import { item } from './item.ts';
import { joined, Lines } from './lines.ts';
import { place } from './on-demand.ts';
import { printMemberTests } from './print-membership.ts';
import { printLoop } from './print-set.ts';
import { Scope } from './scope.ts';
import { functionText } from './source-file.ts';

interface Ruled {
  readonly title: string;
  readonly clause?: string;
  readonly src: SourceRef;
}

/** Title, clause and place of a rule, as lines of a doc comment. */
export function ruleDoc(ctx: EngineContext, rule: Ruled, ...more: readonly string[]): string[] {
  const clause = rule.clause === undefined ? '' : ` (${ctx.game.prefix} ${rule.clause})`;
  return [`${commentText(`${rule.title}${clause}`)}.`, ...more.map(commentText), `@source ${place(ctx, rule.src)}`];
}

/** `// §8.7 words`, for the end of a line. */
export function clauseComment(clause: string | undefined, words = ''): string {
  const text = `${clause === undefined ? '' : `§${clause}`} ${words}`.trim();
  return text === '' ? '' : ` // ${commentText(text)}`;
}

/** Emits a defined value, adjective or noun as functions of the file of its rules. */
export function emitDefinition(ctx: EngineContext, def: DefIr): void {
  if (def.body.k === 'set') emitNoun(ctx, def, def.body.set);
  else emitValue(ctx, def);
}

interface Opened {
  readonly scope: Scope;
  readonly lines: Lines;
  readonly params: readonly string[];
  finish(more: {
    readonly name: string;
    readonly extra: readonly string[];
    readonly result: string;
    readonly doc: readonly string[];
    readonly isPublic: boolean;
  }): void;
}

/** Begins a function with the parameters of a definition. */
export function openDefinition(ctx: EngineContext, def: DefIr): Opened {
  const file = ctx.fileOf(def.src);
  const scope = new Scope(ctx, file, def.name);
  const declaration = file.add({ name: '', doc: [], text: '', uses: scope.uses, isPublic: false });
  const lines = new Lines();
  const params = def.params.map(
    (v) => `${scope.local(v)}: ${ctx.variable(v).type.t === 'set' ? 'Int32Array' : 'number'}`,
  );
  scope.use('Machine');
  return {
    scope,
    lines,
    params,
    finish: ({ name, extra, result, doc, isPublic }) => {
      const text = functionText({ name, params: ['m: Machine', ...params, ...extra], result, body: lines });
      Object.assign(declaration, { name, doc, text, isPublic });
    },
  };
}

function emitValue(ctx: EngineContext, def: DefIr): void {
  const { scope, lines, finish } = openDefinition(ctx, def);
  const isBoolean = def.result.t === 'bool';
  const print = (value: Parameters<typeof printNumber>[1]): string =>
    isBoolean ? printCondition(scope, value) : printNumber(scope, value, 0, def.result);
  const own = def.body.k === 'tests' ? printAllTests(scope, def) : def.body.k === 'value' ? print(def.body.value) : '0';
  const overrides = def.overrides.map((override) => ({
    cond: printCondition(scope, override.cond),
    value: override.body.k === 'value' ? print(override.body.value) : '0',
    comment: clauseComment(override.clause, override.title),
  }));
  const result = isBoolean ? 'boolean' : 'number';
  if (def.adjustments.length === 0) {
    for (const { cond, value, comment } of overrides) lines.line(`if (${cond}) return ${value};${comment}`);
    lines.line(`return ${own};`);
  } else {
    const value = scope.fresh('value');
    if (overrides.length === 0) lines.line(`let ${value} = ${own};`);
    else {
      lines.line(`let ${value}: number;`);
      for (const [i, one] of overrides.entries()) {
        lines.line(`${i === 0 ? '' : 'else '}if (${one.cond}) ${value} = ${one.value};${one.comment}`);
      }
      lines.line(`else ${value} = ${own};`);
    }
    // First all that is added, then the limits: so the order of files plays no part.
    for (const one of [...def.adjustments].sort((a, b) => Number(a.op !== 'add') - Number(b.op !== 'add'))) {
      const by = printNumber(scope, one.by);
      const change =
        one.op === 'add'
          ? `${value} += ${by};`
          : `${value} = Math.${one.op === 'atLeast' ? 'max' : 'min'}(${value}, ${by});`;
      const cond = printCondition(scope, one.cond);
      lines.line(`${cond === 'true' ? '' : `if (${cond}) `}${change}${clauseComment(one.clause, one.title)}`);
    }
    lines.line(`return ${value};`);
  }
  finish({ name: item(ctx.defs, def.id).value, extra: [], result, doc: ruleDoc(ctx, def), isPublic: true });
}

function printAllTests(scope: Scope, def: DefIr): string {
  if (def.body.k !== 'tests') return 'true';
  const { all, tests } = def.body;
  if (tests.length === 0) return `${all}`;
  return joined(
    tests.map((test) => printCondition(scope, test.cond, all ? P.and : P.or)),
    all ? '&&' : '||',
  );
}

function emitNoun(ctx: EngineContext, def: DefIr, set: SetExpr): void {
  const names = item(ctx.defs, def.id);
  const kind = ctx.kind(set.kind);

  const next = openDefinition(ctx, def);
  const from = next.scope.fresh('from');
  for (const override of def.overrides) {
    if (override.body.k !== 'set') continue;
    const { body } = override;
    next.lines.block(
      `if (${printCondition(next.scope, override.cond)}) {${clauseComment(override.clause, override.title)}`,
      () => next.scope.inner(() => printNext(next.scope, next.lines, body.set, from)),
    );
  }
  printNext(next.scope, next.lines, set, from);
  next.finish({
    name: names.from,
    extra: [`${from}: number`],
    result: 'number',
    doc: ruleDoc(ctx, def, `The next ${kind.name} from a number on, -1 if there is none.`),
    isPublic: false,
  });

  const test = openDefinition(ctx, def);
  const member = test.scope.local(set.elem);
  const wantsMember = `if (${member} < 0) return false;`;
  test.lines.line(wantsMember);
  for (const override of def.overrides) {
    if (override.body.k !== 'set') continue;
    const { body } = override;
    test.lines.block(
      `if (${printCondition(test.scope, override.cond)}) {${clauseComment(override.clause, override.title)}`,
      () => test.scope.inner(() => printMemberTests(test.scope, test.lines, body.set, member)),
    );
  }
  printMemberTests(test.scope, test.lines, set, member);
  test.finish({
    name: names.isIn,
    extra: [`${member}: number`],
    result: 'boolean',
    doc: ruleDoc(ctx, def, `Whether a ${kind.name} is one of them.`),
    isPublic: false,
  });
}

function printNext(scope: Scope, lines: Lines, set: SetExpr, from: string): void {
  printLoop(scope, lines, set, { from }, (member) => lines.line(`return ${member};`));
  lines.line('return -1;');
}
