import type { GameInPlay } from './game-in-play.ts';

/** A position of a game. Opaque: an engine reads and changes it; to keep it, copy or save it through the engine. */
export class Position {
  readonly #game: GameInPlay;

  constructor(game: GameInPlay) {
    this.#game = game;
  }

  /** For engines only. */
  static gameOf(position: Position): GameInPlay {
    return position.#game;
  }
}
