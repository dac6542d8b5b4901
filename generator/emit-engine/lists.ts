import type { SourceRef } from '../ir/index.ts';

export interface ReasonEntry {
  readonly src: SourceRef;
  readonly clause: string | null;
}

/** The numbered lists that generated code refers to by index: lines of the rules, and reasons. */
export class Lists {
  readonly gameId: string;
  readonly sources: SourceRef[] = [];
  readonly reasons: ReasonEntry[] = [];
  private readonly sourceIndex = new Map<string, number>();
  private readonly reasonIndex = new Map<string, number>();

  constructor(gameId: string) {
    this.gameId = gameId;
  }

  source(src: SourceRef): number {
    return indexIn(this.sourceIndex, `${src.file}\n${src.line}\n${src.text}`, () => this.sources.push(src) - 1);
  }

  reason(src: SourceRef, clause: string | undefined): number {
    return indexIn(
      this.reasonIndex,
      `${src.file}\n${src.line}\n${src.text}\n${clause ?? ''}`,
      () => this.reasons.push({ src, clause: clause ?? null }) - 1,
    );
  }
}

function indexIn(index: Map<string, number>, key: string, add: () => number): number {
  const found = index.get(key);
  if (found !== undefined) return found;
  const made = add();
  index.set(key, made);
  return made;
}
