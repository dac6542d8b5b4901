// Generated from rules/small-game/ by rulewright. Do not edit.
// Rules hash: 0123456789abcdef
// Lines of the rules, for reasons, faults and traces.

import type { Reason, SourceLine } from '#runtime';

/** Lines of the rules that generated code refers to. */
export const SOURCES: readonly SourceLine[] = [
  { file: '01-rules.yaml', line: 12, text: 'game' },
  { file: '01-rules.yaml', line: 22, text: 'march' },
  { file: '01-rules.yaml', line: 29, text: 'add 1 to crossings of border by side' },
  { file: '01-rules.yaml', line: 13, text: 'march' },
  { file: '01-rules.yaml', line: 24, text: 'march' },
  { file: '01-rules.yaml', line: 26, text: 'march.area' },
  { file: '01-rules.yaml', line: 14, text: 'battle' },
];

/** Why something is not legal: the line that fails, and its clause. */
export const REASONS: readonly Reason[] = [
  { file: '01-rules.yaml', line: 22, text: 'march', clause: '5.1' },
  { file: '01-rules.yaml', line: 15, text: 'block is on map', clause: '5.1' },
  { file: '01-rules.yaml', line: 16, text: 'block is unmoved', clause: '5.2' },
  { file: '01-rules.yaml', line: 23, text: 'done', clause: null },
  { file: '01-rules.yaml', line: 24, text: 'march', clause: null },
  { file: '01-rules.yaml', line: 25, text: 'to', clause: '5.3' },
  { file: '01-rules.yaml', line: 18, text: 'crossings of border by side of block < limit', clause: '5.4' },
  { file: '01-rules.yaml', line: 26, text: 'march.area', clause: null },
];
