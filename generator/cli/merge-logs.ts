import type { Engine, LogEntry, Position } from '../runtime/index.ts';

/**
 * The log with nothing hidden: in the order of a spectator's log, but each decision in the words of the player who made it.
 * A player's own decisions stand in the same order in both logs.
 */
export function mergeLogs(engine: Engine, position: Position, lang: string): readonly LogEntry[] {
  const own = new Map<string, LogEntry[]>();
  for (const player of engine.meta.players) {
    own.set(
      player,
      engine.log(position, player, lang).filter(({ by }) => by === player),
    );
  }
  return engine.log(position, null, lang).map((entry) => {
    const told = entry.by === null ? undefined : own.get(entry.by)?.shift();
    return told ?? entry;
  });
}
