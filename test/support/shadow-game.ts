/** Plays a game and its twin side by side, as long as a player cannot tell them apart. */
import type { ChanceValue, Engine, GameDef } from '../../generator/runtime/index.ts';
import { RulesFault, SPAN } from '../../generator/runtime/index.ts';
import { Position } from '../../generator/runtime/position.ts';
import { seesIdentity } from '../../generator/runtime/sight.ts';
import { SECRET } from '../../generator/runtime/system-cells.ts';
import { cellsOf, differenceOf, type Picks, pickOne } from './random-game.ts';
import { renamedCells, type Twin, twinOf } from './twin-position.ts';

export interface ShadowGame {
  readonly one: Position;
  readonly twin: Position;
  /** Plays one decision in both; false: from here on they may rightly look different, or the game is over. */
  playOne(): boolean;
}

/**
 * A game and a twin of it, both freshly loaded, so that their records begin here. null: the twin cannot be, or there is
 * nothing hidden that could differ.
 */
export function shadowGame(
  { engine, def }: { readonly engine: Engine; readonly def: GameDef },
  position: Position,
  viewer: number,
  picks: Picks,
): ShadowGame | null {
  const kinds = new Set(def.kinds.flatMap((_, kind) => (picks.below(2) === 0 ? [kind] : [])));
  const { position: changed, names } = twinOf({ engine, def }, position, viewer, picks, {
    hiddenAttributes: 'with the place',
    otherRandom: false,
    kinds,
  });
  const [loaded, loadedTwin] = [engine.load(engine.save(position)), engine.load(engine.save(changed))];
  if (names.size === 0 || !loaded.ok || !loadedTwin.ok) return null;
  const [one, twin] = [loaded.position, loadedTwin.position];
  const watch = watchFor(def, viewer, names);
  for (const each of [one, twin]) watch.over(each);
  return { one, twin, playOne };

  function playOne(): boolean {
    const decision = pickOne(engine, one, picks);
    if (decision === null) return false;
    const { player, code } = decision;
    const arg = def.choices[Position.gameOf(one).choiceOf(player)]?.options[Math.floor(code / SPAN)]?.arg ?? null;
    const member = code % SPAN;
    const renamed = arg === null ? member : (names.get(arg.kind)?.[member] ?? member);
    // what the viewer itself names, it names alike in both
    if (player === viewer && renamed !== member) return false;
    const twinCode = code - member + renamed;
    const shadow = Position.gameOf(twin);
    if (shadow.choiceOf(player) !== Position.gameOf(one).choiceOf(player) || shadow.whyNot(player, twinCode) >= 0)
      return false;
    const before = engine.record(one).steps.length;
    engine.applyCode(one, player, code);
    engine.script(twin, chanceSince(before), 'fault');
    try {
      engine.applyCode(twin, player, twinCode);
    } catch (error) {
      if (error instanceof RulesFault) return false; // chance cannot be the same here
      throw error;
    }
    const isStillTwin = differenceOf(def, renamedCells(def, cellsOf(one), names), cellsOf(twin)) === null;
    return isStillTwin && !watch.hasSeen();
  }

  /** What chance gave in the one game, with the names of the other. */
  function chanceSince(before: number): readonly ChanceValue[] {
    return engine
      .record(one)
      .steps.slice(before)
      .flatMap((step): readonly ChanceValue[] => {
        if (!('chance' in step)) return [];
        if (step.chance === 'roll') return step.values;
        const kind = def.kinds.findIndex(({ name }) => name === step.kind);
        const ids = def.kinds[kind]?.members ?? [];
        return step.values.map((id) => {
          const thing = ids.indexOf(id);
          return ids[names.get(kind)?.[thing] ?? thing] ?? id;
        });
      });
  }
}

/** Notes whether the viewer gets to see a thing that has another name in the twin, be it for a moment only. */
function watchFor(
  def: GameDef,
  viewer: number,
  names: Twin['names'],
): { over(position: Position): void; hasSeen(): boolean } {
  const changed = [...names].flatMap(([kind, own]) =>
    own.flatMap((other, thing) => (other === thing ? [] : [{ kind, thing }])),
  );
  let seen = false;
  return {
    hasSeen: () => seen,
    over: (position) => {
      const game = Position.gameOf(position);
      const look = (): void => {
        seen ||= changed.some(({ kind, thing }) => seesIdentity(def, game.c, viewer, kind, thing));
      };
      const { move, show, put } = game;
      game.move = (...args) => {
        move.apply(game, args);
        look();
      };
      game.show = (...args) => {
        show.apply(game, args);
        look();
      };
      game.put = (cell, value) => {
        put.call(game, cell, value);
        if (cell === SECRET || isOwnerCell(def, cell)) look();
      };
    },
  };
}

function isOwnerCell(def: GameDef, cell: number): boolean {
  return def.kinds.some(
    ({ owner, members }) =>
      owner !== null && 'base' in owner && cell >= owner.base && cell < owner.base + members.length,
  );
}
