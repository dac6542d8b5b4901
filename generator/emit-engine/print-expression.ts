import type { Expr, FieldId, ValueType } from '../ir/index.ts';
import { attributeCell, cellText, variableText } from './cell-text.ts';
import type { Code } from './code.ts';
import { asBoolean, bool, num, opposite, P, printCondition, printNumber, ref } from './code.ts';
import { distances, edgeBetween, touchesFunction, UNREACHABLE } from './graph-tables.ts';
import { guarded } from './guarded.ts';
import { helperCall } from './helper-function.ts';
import { item } from './item.ts';
import { joined } from './lines.ts';
import {
  memberConstant,
  namedConstant,
  otherFunction,
  printedTable,
  standsInFunction,
  zoneConstant,
} from './on-demand.ts';
import { printMembership } from './print-membership.ts';
import { printQuantifier } from './print-quantifier.ts';
import type { Scope } from './scope.ts';
import { mayBeNone, typeOf } from './type-of.ts';

/** Prints any expression. Other printers reach it through `EngineContext.print`, since expressions hold each other. */
export function printExpression(scope: Scope, e: Expr, wanted?: ValueType): Code {
  const { ctx } = scope;
  const { game } = ctx;
  const known = scope.knownName(e);
  if (known !== undefined) return typeOf(game, e).t === 'bool' ? asBoolean(num(known)) : num(known);
  switch (e.k) {
    case 'int':
      return integer(scope, e.v, wanted);
    case 'bool':
      return bool(`${e.v}`);
    case 'var':
      return num(variableText(scope, e.v, e.of));
    case 'const':
      return num(scope.use(namedConstant(ctx, e.name)));
    case 'option':
      return num(`c[${scope.use(ctx.layout.option(e.name).name)}]!`);
    case 'attr':
      return attribute(scope, e.field, e.of, e.by);
    case 'call':
      return call(scope, e.def, e.args);
    case 'arith':
      return arithmetic(scope, e);
    case 'cmp': {
      const p = e.op === '==' || e.op === '!=' ? P.equal : P.compare;
      const op = e.op === '==' ? '===' : e.op === '!=' ? '!==' : e.op;
      if (e.r.k === 'bool' && (e.op === '==' || e.op === '!=') && typeOf(game, e.l).t === 'bool') {
        return e.r.v === (e.op === '==') ? asBoolean(printExpression(scope, e.l)) : opposite(scope, e.l);
      }
      // Only equality speaks of members; `< 0` asks whether there is one.
      const wants = (other: Expr): ValueType | undefined => (p === P.equal ? typeOf(game, other) : undefined);
      const l = printNumber(scope, e.l, p + 1, wants(e.r));
      return bool(`${l} ${op} ${printNumber(scope, e.r, p + 1, wants(e.l))}`, p);
    }
    case 'and':
    case 'or': {
      if (e.items.length === 0) return bool(e.k === 'and' ? 'true' : 'false');
      if (e.items.length === 1) return asBoolean(printExpression(scope, item(e.items, 0)));
      const p = e.k === 'and' ? P.and : P.or;
      return bool(
        joined(
          e.items.map((one) => printCondition(scope, one, p)),
          e.k === 'and' ? '&&' : '||',
        ),
        p,
      );
    }
    case 'not':
      return opposite(scope, e.x);
    case 'cond': {
      const type = typeOf(game, e);
      const isBoolean = type.t === 'bool';
      const branch = (x: Expr): string =>
        isBoolean ? printCondition(scope, x, P.ternary) : printNumber(scope, x, P.ternary, wanted ?? type);
      const text = `${printCondition(scope, e.c, P.or)} ? ${branch(e.a)} : ${branch(e.b)}`;
      return isBoolean ? bool(text, P.ternary) : num(text, P.ternary);
    }
    case 'other': {
      if (mayBeNone(game, e.of))
        return num(`${scope.use(otherFunction(ctx, e.kind))}(${printNumber(scope, e.of, 0, ref(e.kind))})`);
      return num(`1 - ${printNumber(scope, e.of, P.multiply, ref(e.kind))}`, P.add);
    }
    case 'placeOf': {
      const base = ctx.layout.place(e.kind).place.name;
      return guarded(
        scope,
        { operands: [e.of], kinds: [e.kind], name: `placeOf-${ctx.kind(e.kind).name}`, none: -1 },
        (inner, [thing = '']) => num(`c[${inner.use(base)} + ${thing}]!`),
      );
    }
    case 'standsIn':
      return num(`${scope.use(standsInFunction(ctx, e.kind))}(m, ${printNumber(scope, e.of, 0, ref(e.kind))})`);
    case 'zone': {
      const kind = e.kind ?? (wanted?.t === 'place' ? wanted.kind : -1);
      const zone = zoneConstant(ctx, kind, e.zone);
      const per = item(ctx.kind(kind).places?.zones ?? [], e.zone).per;
      if (e.owner === undefined || per === undefined) return num(scope.use(zone));
      return guarded(
        scope,
        {
          operands: [e.owner],
          kinds: [per],
          name: `place-in-${item(ctx.kind(kind).places?.zones ?? [], e.zone).name}`,
          none: -1,
        },
        (inner, [owner = '']) => num(`${inner.use(zone)} + ${owner}`, P.add),
      );
    }
    case 'areaPlace':
      return num(printNumber(scope, e.area, P.primary, ref(ctx.kind(e.kind).places?.stands ?? e.kind)));
    case 'edge': {
      const table = edgeBetween(ctx, e.edges);
      return betweenMembers(scope, e, { table, none: -1, name: `${ctx.kind(e.edges).name}-between` });
    }
    case 'distance': {
      const table = distances(ctx, e.edges);
      return betweenMembers(scope, e, { table, none: UNREACHABLE, name: `distance-over-${ctx.kind(e.edges).plural}` });
    }
    case 'touches': {
      const ends = ref(ctx.kind(e.edges).joins?.kind ?? 0);
      return bool(
        `${scope.use(touchesFunction(ctx, e.edges))}(${printNumber(scope, e.edge, 0, ref(e.edges))}, ${printNumber(scope, e.end, 0, ends)})`,
      );
    }
    case 'count':
    case 'some':
    case 'every':
    case 'sum':
    case 'highest':
    case 'lowest':
    case 'first':
      return printQuantifier(scope, e);
    case 'in':
      return printMembership(scope, e.x, e.set);
    case 'countDice':
      return countDice(scope, e);
    case 'banned': {
      const ban = item(game.bans, e.ban);
      const args = e.args.map((arg, i) => `, ${printNumber(scope, arg, 0, ctx.variable(item(ban.params, i)).type)}`);
      return bool(`${scope.use(item(ctx.bans, e.ban))}(m${args.join('')})`);
    }
  }
}

function integer(scope: Scope, v: number, wanted: ValueType | undefined): Code {
  if (v < 0) return num(`${v}`, P.unary);
  const kind =
    wanted?.t === 'ref'
      ? wanted.kind
      : wanted?.t === 'place' && wanted.kind >= 0
        ? scope.ctx.kind(wanted.kind).places?.stands
        : undefined;
  if (kind !== undefined && v < scope.ctx.kind(kind).members.length)
    return num(scope.use(memberConstant(scope.ctx, kind, v)));
  return num(`${v}`);
}

function attribute(scope: Scope, fieldId: FieldId, of: Expr, by: Expr | undefined): Code {
  const { ctx } = scope;
  const field = item(ctx.game.fields, fieldId);
  const none = field.type.t === 'ref' || field.type.t === 'place' ? -1 : 0;
  const name = `${field.name}-of-${ctx.kind(field.kind).name}`;
  if (field.printed !== undefined) {
    const table = printedTable(ctx, fieldId);
    return guarded(scope, { operands: [of], kinds: [field.kind], name, none }, (inner, [one = '']) =>
      num(`${inner.use(table)}[${one}]!`),
    );
  }
  const operands = by === undefined ? [of] : [of, by];
  const kinds = by === undefined ? [field.kind] : [field.kind, field.live?.by ?? field.kind];
  return guarded(scope, { operands, kinds, name, none }, (inner, texts) =>
    num(`c[${attributeCell(inner, fieldId, texts)}]!`),
  );
}

function betweenMembers(
  scope: Scope,
  e: { readonly edges: number; readonly a: Expr; readonly b: Expr },
  found: { readonly table: string; readonly none: number; readonly name: string },
): Code {
  const { ctx } = scope;
  const kind = ctx.kind(e.edges).joins?.kind ?? 0;
  const size = ctx.kind(kind).members.length;
  return guarded(
    scope,
    { operands: [e.a, e.b], kinds: [kind, kind], name: found.name, none: found.none },
    (inner, [a = '', b = '']) => num(`${inner.use(found.table)}[${a} * ${size} + ${b}]!`),
  );
}

function call(scope: Scope, id: number, args: readonly Expr[]): Code {
  const { ctx } = scope;
  const def = item(ctx.game.defs, id);
  const texts = args.map((arg, i) => `, ${printNumber(scope, arg, 0, ctx.variable(item(def.params, i)).type)}`);
  const text = `${scope.use(item(ctx.defs, id).value)}(m${texts.join('')})`;
  return def.result.t === 'bool' ? bool(text) : num(text);
}

function arithmetic(scope: Scope, e: Expr & { readonly k: 'arith' }): Code {
  switch (e.op) {
    case '+':
    case '-': {
      if (e.op === '+' && e.r.k === 'int' && e.r.v < 0)
        return num(`${printNumber(scope, e.l, P.add)} - ${-e.r.v}`, P.add);
      return num(`${printNumber(scope, e.l, P.add)} ${e.op} ${printNumber(scope, e.r, P.add + 1)}`, P.add);
    }
    case '*':
      return num(`${printNumber(scope, e.l, P.multiply)} * ${printNumber(scope, e.r, P.multiply + 1)}`, P.multiply);
    case 'min':
    case 'max':
      return num(`Math.${e.op}(${printNumber(scope, e.l)}, ${printNumber(scope, e.r)})`);
    case '/up':
    case '/down': {
      const round = e.op === '/up' ? 'ceil' : 'floor';
      if (e.r.k === 'int' && e.r.v !== 0)
        return num(`Math.${round}(${printNumber(scope, e.l, P.multiply)} / ${printNumber(scope, e.r, P.unary)})`);
      const given = [
        { name: 'number', text: printNumber(scope, e.l) },
        { name: 'by', text: printNumber(scope, e.r) },
      ];
      return num(
        helperCall(scope, {
          name: e.op === '/up' ? 'divideUp' : 'divideDown',
          result: 'number',
          doc: `Divides and rounds ${e.op.slice(1)}; by nothing it gives 0.`,
          given,
          body: (_, lines, [a = '', b = '']) => lines.line(`return ${b} === 0 ? 0 : Math.${round}(${a} / ${b});`),
        }),
      );
    }
  }
}

function countDice(scope: Scope, e: Expr & { readonly k: 'countDice' }): Code {
  const { cond } = e;
  return num(
    helperCall(scope, {
      name: 'numberOfDice',
      result: 'number',
      doc: cond === undefined ? 'How many dice were thrown.' : 'How many of the thrown dice count.',
      body: (inner, lines) => {
        const start = cellText(inner, e.dice);
        const face = inner.local(e.face);
        lines.line('let count = 0;');
        lines.block(`for (let ${face} = 1; ${face} <= 6; ${face}++) {`, () => {
          const add = `count += c[${start} + ${face} - 1]!;`;
          lines.line(cond === undefined ? add : `if (${printCondition(inner, cond)}) ${add}`);
        });
        lines.line('return count;');
      },
    }),
  );
}
