import type { DefId, Expr, GameIr, ProcId, SetExpr, Step, Target } from '../ir/index.ts';
import { bodiesOf } from '../ir/walk.ts';
import { item } from './item.ts';

/**
 * Works out what code can disturb, so that loops copy a set only where it can change under them. What is read or written
 * has a key: `v3` a variable, `f2` a live attribute, `p0` where things of a kind are, `b1` a ban.
 */
export class EffectFinder {
  private readonly game: GameIr;
  private readonly readByDef = new Map<DefId, Set<string>>();
  private readonly writtenByProc = new Map<ProcId, Set<string>>();

  constructor(game: GameIr) {
    this.game = game;
  }

  /** Whether the members of a set can change while the steps run. */
  canDisturb(set: SetExpr, steps: readonly Step[]): boolean {
    const read = new Set<string>();
    this.readSet(set, read);
    const written = new Set<string>();
    this.writeSteps(steps, written);
    return [...read].some((one) => written.has(one));
  }

  /** Whether steps write a variable. */
  writesVariable(v: number, steps: readonly Step[]): boolean {
    const written = new Set<string>();
    this.writeSteps(steps, written);
    return written.has(`v${v}`);
  }

  /** Whether moving things of a kind can change the tests of a set. */
  dependsOnPlaces(set: SetExpr): boolean {
    const read = new Set<string>();
    this.readSet({ ...set, source: set.source.k === 'at' ? { k: 'all' } : set.source }, read);
    const written = new Set<string>();
    this.writePlaces(set.kind, written);
    return [...read].some((one) => written.has(one));
  }

  private readSet(set: SetExpr, out: Set<string>): void {
    const { source } = set;
    switch (source.k) {
      case 'at':
        out.add(`p${set.kind}`);
        this.readExpr(source.place, out);
        break;
      case 'one':
        out.add(`p${set.kind}`);
        this.readExpr(source.x, out);
        break;
      case 'next':
      case 'attr':
        this.readExpr(source.of, out);
        break;
      case 'var':
        out.add(`v${source.v}`);
        break;
      case 'members':
        for (const one of source.items) this.readExpr(one, out);
        break;
      case 'def':
        for (const arg of source.args) this.readExpr(arg, out);
        this.readDef(source.def, out);
        break;
      case 'all':
    }
    for (const { value } of set.lets) this.readExpr(value, out);
    for (const { cond } of set.tests) this.readExpr(cond, out);
    if (set.extreme !== undefined) this.readExpr(set.extreme.value, out);
  }

  private readDef(id: DefId, out: Set<string>): void {
    const known = this.readByDef.get(id);
    if (known !== undefined) {
      for (const one of known) out.add(one);
      return;
    }
    const own = new Set<string>();
    this.readByDef.set(id, own);
    const def = item(this.game.defs, id);
    for (const body of [def.body, ...def.overrides.map((override) => override.body)]) {
      if (body.k === 'value') this.readExpr(body.value, own);
      else if (body.k === 'set') this.readSet(body.set, own);
      else for (const { cond } of body.tests) this.readExpr(cond, own);
    }
    for (const { cond } of def.overrides) this.readExpr(cond, own);
    for (const { cond, by } of def.adjustments) {
      this.readExpr(cond, own);
      this.readExpr(by, own);
    }
    for (const one of own) out.add(one);
  }

  private readExpr(e: Expr, out: Set<string>): void {
    switch (e.k) {
      case 'var':
        out.add(`v${e.v}`);
        break;
      case 'attr':
        if (item(this.game.fields, e.field).live !== undefined) out.add(`f${e.field}`);
        break;
      case 'call':
        this.readDef(e.def, out);
        break;
      case 'placeOf':
      case 'standsIn':
        out.add(`p${e.kind}`);
        break;
      case 'countDice':
        out.add(`v${e.dice}`);
        break;
      case 'banned': {
        const ban = item(this.game.bans, e.ban);
        out.add(`b${e.ban}`);
        this.readExpr(ban.cond, out);
        break;
      }
      default:
    }
    for (const part of partsOf(e)) this.readExpr(part, out);
    if ('set' in e) this.readSet(e.set, out);
  }

  private writeSteps(steps: readonly Step[], out: Set<string>): void {
    for (const step of steps) this.writeStep(step, out);
  }

  private writeStep(step: Step, out: Set<string>): void {
    switch (step.k) {
      case 'set':
      case 'add':
        writeTarget(step.target, out);
        break;
      case 'swap':
        writeTarget(step.a, out);
        writeTarget(step.b, out);
        break;
      case 'letSet':
      case 'rollDie':
      case 'rollDice':
        out.add(`v${step.v}`);
        break;
      case 'move':
        this.writePlaces(step.kind, out);
        break;
      case 'moveAll':
        this.writePlaces(step.set.kind, out);
        break;
      case 'draw':
        this.writePlaces(step.from.kind, out);
        if (step.as !== undefined) out.add(`v${step.as}`);
        break;
      case 'reset':
        out.add(`f${step.field}`);
        break;
      case 'each':
        out.add(`v${step.v}`);
        if (step.edge !== undefined) out.add(`v${step.edge}`);
        break;
      case 'eachFrom':
      case 'eachOf':
      case 'eachNumber':
        out.add(`v${step.v}`);
        break;
      case 'call':
        this.writeProc(step.proc, out);
        break;
      case 'do':
        for (const text of step.texts) this.writeProc(text.proc, out);
        break;
      case 'ban':
        out.add(`b${step.ban}`);
        for (const v of item(this.game.bans, step.ban).captures) out.add(`v${v}`);
        break;
      default:
    }
    for (const inner of bodiesOf(step)) this.writeSteps(inner, out);
  }

  private writeProc(id: ProcId, out: Set<string>): void {
    let own = this.writtenByProc.get(id);
    if (own === undefined) {
      own = new Set();
      this.writtenByProc.set(id, own);
      const proc = item(this.game.procs, id);
      for (const field of proc.resets) own.add(`f${field}`);
      for (const ban of proc.endsBans) own.add(`b${ban}`);
      for (const v of proc.params) own.add(`v${v}`);
      this.writeSteps(proc.body, own);
    }
    for (const one of own) out.add(one);
  }

  private writePlaces(kind: number, out: Set<string>): void {
    out.add(`p${kind}`);
    for (const zone of item(this.game.kinds, kind).places?.zones ?? [])
      for (const field of zone.renews) out.add(`f${field}`);
  }
}

function writeTarget(target: Target, out: Set<string>): void {
  out.add(target.k === 'var' ? `v${target.v}` : `f${target.field}`);
}

/** The expressions directly inside an expression, its set left out. */
function partsOf(e: Expr): readonly Expr[] {
  const parts: (Expr | undefined)[] = [];
  if ('of' in e) parts.push(e.of);
  if ('by' in e) parts.push(e.by);
  if ('l' in e) parts.push(e.l, e.r);
  if ('items' in e) parts.push(...e.items);
  if ('x' in e) parts.push(e.x);
  if ('args' in e) parts.push(...e.args);
  if ('a' in e) parts.push(e.a, e.b);
  if (e.k === 'cond') parts.push(e.c);
  if (e.k === 'zone') parts.push(e.owner);
  if (e.k === 'areaPlace') parts.push(e.area);
  if (e.k === 'touches') parts.push(e.edge, e.end);
  if (e.k === 'every' || e.k === 'countDice') parts.push(e.cond);
  if (e.k === 'sum' || e.k === 'highest' || e.k === 'lowest') parts.push(e.value);
  return parts.filter((part): part is Expr => part !== undefined);
}
