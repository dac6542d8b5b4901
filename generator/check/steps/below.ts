import type { Site } from '../../link/model.ts';

/** The lines a heading carries: its list, or the one line behind its colon. */
export function below({ doc, line }: Site): Site[] {
  if (line.value) return [{ doc, line: line.value }];
  return line.kids.map((kid) => ({ doc, line: kid }));
}
