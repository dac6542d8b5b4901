import { expect, it } from 'vitest';
import { createReporter } from '../../generator/diagnostics/index.ts';
import { type Line, loadDoc, type SourceDoc } from '../../generator/load/index.ts';

function load(text: string | Uint8Array, file = '08-battles.yaml'): SourceDoc {
  const reporter = createReporter();
  const doc = loadDoc(file, text, reporter);
  if (doc === undefined) throw new Error(JSON.stringify(reporter.diagnostics));
  return doc;
}

/** A short form of an outline: `text`, `text: value`, `text [kids]`, `text {kids}`. */
function show(lines: readonly Line[]): string {
  return lines
    .map((line) => {
      if (line.body === 'leaf') return line.text;
      if (line.body === 'value') return `${line.text}: ${line.value?.text}`;
      const kids = show(line.kids);
      return line.body === 'list' ? `${line.text} [${kids}]` : `${line.text} {${kids}}`;
    })
    .join(' | ');
}

it('reads steps, headings with one step and headings with a list', () => {
  const doc = load(
    'game §1.2:\n  - if border is stop: stop\n  - each side, in any order by p1:\n    - play-card of side §4.6\n  - winter\n',
  );
  expect(show(doc.lines)).toBe(
    'game §1.2 [if border is stop: stop | each side, in any order by p1 [play-card of side §4.6] | winter]',
  );
});

it('makes one line of each pair in an item with several', () => {
  expect(show(load('a:\n  - if x: stop\n    otherwise: go\n').lines)).toBe('a [if x: stop | otherwise: go]');
});

it('gives a heading with nothing below an empty list', () => {
  expect(show(load('a:\nb:\n  - c:\n').lines)).toBe('a [] | b [c []]');
});

it('reads tables, also in curly brackets', () => {
  const text = 'borders:\n  green 6: {england: dunbar annan, moray: strathspey lochaber,\n    buchan: mar}\n  bird:\n';
  expect(show(load(text).lines)).toBe(
    'borders {green 6 {england: dunbar annan | moray: strathspey lochaber | buchan: mar} | bird []}',
  );
});

it('keeps what is written', () => {
  const doc = load(
    'numbers:\n  a: 1.10\n  b: 0x10\n  c: 9007199254740993\n  d: 3 # three\n  e: no\n  f: .nan\n  g: -4\n  1.10: x\n  1.1: y\n  h: true\n  i: ~\n',
  );
  expect(show(doc.lines)).toBe(
    'numbers {a: 1.10 | b: 0x10 | c: 9007199254740993 | d: 3 | e: no | f: .nan | g: -4 | 1.10: x | 1.1: y | h: true | i: ~}',
  );
  expect(doc.value).toEqual({
    numbers: {
      a: '1.10',
      b: '0x10',
      c: '9007199254740993',
      d: 3,
      e: 'no',
      f: '.nan',
      g: -4,
      '1.10': 'x',
      '1.1': 'y',
      h: 'true',
      i: '~',
    },
  });
});

it('makes values without a prototype', () => {
  const value = load('a:\n  b: c\n').value as { readonly a: object };
  expect(Object.getPrototypeOf(value)).toBeNull();
  expect(Object.getPrototypeOf(value.a)).toBeNull();
});

it('has exact places with Windows line breaks', () => {
  const text = 'a:\r\n  - 移动 方块\r\n  - if x: stop # no\r\n';
  const doc = load(text);
  const lines = [...doc.lines, ...(doc.lines[0]?.kids ?? [])];
  for (const line of lines) expect(text.slice(line.span.start, line.span.end)).toBe(line.text);
  expect(doc.lines[0]?.kids[1]?.value?.text).toBe('stop');
  expect(doc.positionOf(text.indexOf('if'))).toEqual({ line: 3, column: 5 });
});

it('reads bytes and a byte order mark', () => {
  const doc = load(new TextEncoder().encode('\uFEFFбитва:\n  - стоп\n'));
  expect(show(doc.lines)).toBe('битва [стоп]');
  expect(doc.positionOf(doc.lines[0]?.span.start ?? -1)).toEqual({ line: 1, column: 1 });
});

it('finds the place of a key and of a value', () => {
  const text = 'places:\n  deck: cards, nobody sees\nsteps:\n  - stop\n  - if x: go\n';
  const doc = load(text);
  const at = (path: (string | number)[], part: 'key' | 'value') => {
    const span = doc.spanAt(path, part);
    return span && text.slice(span.start, span.end);
  };
  expect(at(['places', 'deck'], 'key')).toBe('deck');
  expect(at(['places', 'deck'], 'value')).toBe('cards, nobody sees');
  expect(at(['places'], 'value')).toBe('deck: cards, nobody sees');
  expect(at(['steps', 0], 'value')).toBe('stop');
  expect(at(['steps', '1', 'if x'], 'value')).toBe('go');
  expect(at(['steps', 2], 'value')).toBeUndefined();
  expect(at(['places', 'toString'], 'key')).toBeUndefined();
});

it('allows quotes and texts of several lines where words for people stand', () => {
  const doc = load(
    'language: en\nwords:\n  "a": "x: {{y}}"\n  b: |\n    one\n    two\n  c: \'don\'\'t\'\n',
    'text/en.yaml',
  );
  expect(doc.value).toEqual({ language: 'en', words: { a: 'x: {{y}}', b: 'one\ntwo\n', c: "don't" } });
});

it('warns and goes on', () => {
  const reporter = createReporter();
  expect(loadDoc('text/en.yaml', 'words:\n  a: b # c\n', reporter)).toBeDefined();
  expect(reporter.diagnostics.map((one) => [one.code, one.severity])).toEqual([
    ['load/comment-behind-text', 'warning'],
  ]);
});

it('reports fifty mistakes of a file at most', () => {
  const reporter = createReporter();
  loadDoc('a.yaml', 'a: b: c\n'.repeat(1000), reporter);
  expect(reporter.diagnostics).toHaveLength(50);
});
