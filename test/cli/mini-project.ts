import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Io } from '../../generator/cli/io.ts';
import { main } from '../../generator/cli/main.ts';
import { nodeIo } from '../../generator/cli/node-io.ts';
import { toolRoot } from '../../generator/cli/tool-root.ts';

/** A small game: two sides gather gold; with the option `greedy` its rules are faulty. */
export const coinRace: Readonly<Record<string, string>> = {
  'game.yaml': `game: coin-race
title: Coin Race
clauses: CR
players: sides
language: 1
`,
  'pieces.yaml': `numbers:
  rounds: 6 §1.1
options:
  greedy: off §2.4
sides:
  columns:
    people: word
  red: red
  blue: blue
  live:
    gold: 0 to 30
tracks:
  round: 1 to 7
scenario short §1.2:
  round: 1
scenario long §1.2:
  round: 1
`,
  '01-race.yaml': `game §1.1:
  - repeat rounds times:
    - each side:
      - turn of side §2.1
  - count-up §3.1
turn of side me §2.1:
  - choose one, by me:
    - safe: add 1 to gold of me §2.2
    - risk: gamble of me §2.3
gamble of side me §2.3:
  - roll die as luck
  - if luck > 4: add 5 to gold of me
  - if greedy and luck is 1: take 20 from gold of me §2.4
count-up §3.1:
  - each side:
    - if gold of side > gold of foe of side: win for side
  - win for none
`,
};

export interface Project {
  readonly root: string;
  /** Writes a file, with its folders; null removes it. */
  write(path: string, text: string | null): void;
  read(path: string): string;
  /** Every file below a folder with its text, dot files too. */
  snapshot(path: string): Readonly<Record<string, string>>;
  run(...argv: readonly string[]): Promise<Ran>;
  runWith(io: Partial<Io>, ...argv: readonly string[]): Promise<Ran>;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const realIo = nodeIo();

/** A project of its own in `test/.tmp/`, gone when the test ends. Games: name → files. */
export function makeProject(
  games: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'coin-race': coinRace },
): Project {
  const temporary = join(toolRoot, 'test/.tmp');
  mkdirSync(temporary, { recursive: true });
  const root = mkdtempSync(join(temporary, 'cli-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const project: Project = {
    root,
    write(path, text) {
      const file = join(root, path);
      if (text === null) return rmSync(file, { recursive: true, force: true });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    read: (path) => readFileSync(join(root, path), 'utf8'),
    snapshot: (path) => snapshotOf(join(root, path)),
    run: (...argv) => project.runWith({}, ...argv),
    async runWith(io, ...argv) {
      const out: string[] = [];
      const err: string[] = [];
      const code = await main(argv, {
        ...realIo,
        env: {},
        cwd: root,
        outIsTerminal: false,
        errIsTerminal: false,
        ...io,
        out: (text) => void out.push(text),
        err: (text) => void err.push(text),
      });
      return { code, out: out.join(''), err: err.join('') };
    },
  };
  for (const [game, files] of Object.entries(games)) {
    for (const [path, text] of Object.entries(files)) project.write(`rules/${game}/${path}`, text);
  }
  return project;
}

function snapshotOf(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files[path.slice(folder.length + 1)] = readFileSync(path, 'utf8');
  }
  return files;
}

/** Times differ from run to run. */
export function withoutTimes(text: string): string {
  return text.replace(/\d+\.\d+ s/g, 'T s');
}

export function withoutEscapes(text: string): boolean {
  return !text.includes('\u001b');
}
