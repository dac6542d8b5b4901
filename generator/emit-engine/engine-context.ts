import type { DefId, Expr, GameIr, KindId, ProcId, SourceRef, Step, ValueType, VarId, VarIr } from '../ir/index.ts';
import type { Code } from './code.ts';
import { foldConstants } from './fold-constants.ts';
import { GlobalNames } from './global-names.ts';
import type { LoopMemory } from './hidden-variables.ts';
import { addHiddenVariables } from './hidden-variables.ts';
import { item } from './item.ts';
import type { Layout } from './layout.ts';
import { layOut } from './layout.ts';
import { Lists } from './lists.ts';
import { camelCase, constantCase, pascalCase } from './safe-identifier.ts';
import type { Scope } from './scope.ts';
import { FileBuilder } from './source-file.ts';

/** A set definition is two functions: the next member from a number on, and whether something is a member. */
export interface DefNames {
  readonly value: string;
  readonly from: string;
  readonly isIn: string;
  readonly whyNot: string;
}

export type ExpressionPrinter = (scope: Scope, e: Expr, wanted?: ValueType) => Code;

/** Names of runtime functions and types that generated code imports. */
const RUNTIME = [
  'Machine',
  'GameDef',
  'ChoiceDef',
  'TextDef',
  'WAIT',
  'NOTHING',
  'nextBit',
  'hasBit',
  'countBits',
  'createEngine',
  'SourceLine',
  'Reason',
  'Engine',
];

/** Everything the printers share while one engine is made. */
export class EngineContext {
  readonly game: GameIr;
  readonly memory: ReadonlyMap<Step, LoopMemory>;
  readonly names: GlobalNames;
  readonly layout: Layout;
  readonly lists: Lists;
  readonly ids = new FileBuilder('ids.ts', 'Names of everything in the game, as types and lists.');
  readonly tables = new FileBuilder('tables.ts', 'What is printed on the pieces and on the map.');
  readonly rules = new Map<string, FileBuilder>();
  readonly defs: readonly DefNames[];
  readonly procs: readonly { readonly name: string; readonly id: string; readonly cleanup: string }[];
  readonly choices: readonly { readonly name: string; readonly id: string }[];
  readonly bans: readonly string[];
  readonly secrets: { name: string; labels: readonly string[]; takesPart: string }[] = [];
  readonly labels = new Map<ProcId, readonly string[]>();
  /** Text of a helper function → its name. */
  readonly helpers = new Map<string, string>();
  /** Things that are made when first asked for. */
  private readonly made = new Map<string, string>();

  /** Prints an expression; given from outside because expressions, sets and helpers hold each other. */
  readonly print: ExpressionPrinter;

  constructor(source: GameIr, print: ExpressionPrinter) {
    this.print = print;
    const { game, memory } = addHiddenVariables(foldConstants(source));
    this.game = game;
    this.memory = memory;
    this.names = new GlobalNames(new Set(game.vars.map((v) => camelCase(v.name))));
    for (const name of RUNTIME) this.names.declare('#runtime', name);
    this.lists = new Lists(game.id);
    this.layout = layOut(game, this.names);
    this.defs = game.defs.map((def) => this.nameDef(def.id));
    this.procs = game.procs.map((proc) => ({
      name: this.names.claim(this.fileOf(proc.src).path, camelCase(proc.name), `run${pascalCase(proc.name)}`),
      id: this.names.claim('ids.ts', constantCase('proc', proc.name)),
      cleanup: this.names.claim(this.fileOf(proc.src).path, `cleanUp${pascalCase(proc.name)}`),
    }));
    this.choices = game.choices.map((choice) => ({
      name: this.names.claim(this.fileOf(choice.src).path, `${camelCase(choice.name)}Choice`),
      id: this.names.claim('ids.ts', constantCase('choice', choice.name)),
    }));
    this.bans = game.bans.map((ban) =>
      this.names.claim(this.fileOf(ban.src).path, `isBannedBy${pascalCase(ban.title)}`),
    );
  }

  /** The generated file for a rules file. */
  fileOf(src: SourceRef): FileBuilder {
    const found = this.rules.get(src.file);
    if (found !== undefined) return found;
    const taken = new Set([...this.rules.values()].map((file) => file.path));
    const made = new FileBuilder(pathOf(src.file, taken), `Rules of ${src.file}.`);
    this.rules.set(src.file, made);
    return made;
  }

  /** The name made for `key`; `make` runs the first time. */
  once(key: string, make: () => string): string {
    const found = this.made.get(key);
    if (found !== undefined) return found;
    const made = make();
    this.made.set(key, made);
    return made;
  }

  kind(id: KindId): GameIr['kinds'][number] {
    return item(this.game.kinds, id);
  }

  variable(id: VarId): VarIr {
    return item(this.game.vars, id);
  }

  private nameDef(id: DefId): DefNames {
    const def = item(this.game.defs, id);
    const { path } = this.fileOf(def.src);
    const own = camelCase(def.name);
    const big = pascalCase(def.name);
    const isQuestion = def.result.t === 'bool' && !/^(is|are|has|any|may|can|no|every)[A-Z]/.test(own);
    const isSet = def.body.k === 'set';
    return {
      value: isSet ? '' : this.names.claim(path, isQuestion ? `is${big}` : own, `${own}Value`),
      from: isSet ? this.names.claim(path, `${own}From`) : '',
      isIn: isSet ? this.names.claim(path, `isIn${big}`) : '',
      whyNot: this.names.claim(path, `whyNot${big}`),
    };
  }
}

const OWN_FILES = ['index', 'ids', 'tables', 'layout', 'sources'];

/** `08-battles.yaml` → `08-battles.ts`; folders become part of the name. */
function pathOf(file: string, taken: ReadonlySet<string>): string {
  const plain = file
    .replace(/\.ya?ml$/, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .toLowerCase();
  const isOwn = OWN_FILES.includes(plain) || plain.startsWith('text-');
  const stem = plain === '' ? 'rules' : isOwn ? `rules-${plain}` : plain;
  let path = `${stem}.ts`;
  for (let n = 2; taken.has(path); n++) path = `${stem}-${n}.ts`;
  return path;
}
