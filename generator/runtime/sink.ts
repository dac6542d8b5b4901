/** Is told what happens while a machine runs: how a log listens to a replay. */
export interface Sink {
  /** A player has answered, or the only legal answer was taken. What follows from it has not happened yet. */
  decided(player: number, choice: number, code: number): void;
  rolled(values: readonly number[]): void;
  drew(kind: number, count: number, place: number): void;
  shown(kind: number, thing: number): void;
  /** All private steps of a `secretly` are over and now known. */
  secretOver(): void;
}
