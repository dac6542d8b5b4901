import { expect, it } from 'vitest';
import { commentText, propertyKey, quoted } from '../../generator/emit-engine/escape-text.ts';
import { emitEngine } from '../../generator/emit-engine/index.ts';
import { camelCase, constantCase, freeName, pascalCase } from '../../generator/emit-engine/safe-identifier.ts';
import { cmp, GameBuilder, int, NUM, read, ref } from './ir-builder.ts';
import { loadEngine, textOf } from './load-engine.ts';

/** What would run if it came into a template. */
const INSERT = ['$', '{process.exit(1)}'].join('');

const NASTY = [
  '*/ throw new Error("out") /*',
  '// \u2028throw 1\u2029',
  "'); throw 1; ('",
  `\`${INSERT}\``,
  '\\',
  "\\'; throw 1; //",
  '__proto__',
  'constructor',
  '\n@deprecated\r\n',
  '\ud800 \u0000 \ufeff \u202e \ue0001\ue001',
  '</script>',
  '日本語 Ёлка',
];

it.each(NASTY)('keeps %j inside its quotes', (text) => {
  const literal = quoted(text);
  // The literal is code made from hostile text: running it is the test.
  expect(new Function(`return ${literal}`)()).toBe(text);
  expect(literal).not.toMatch(/[\n\r\u2028\u2029]/);
  const key = new Function(`return Object.entries({ ${propertyKey(text)}: 1 })`)() as unknown;
  expect(key).toEqual([[text, 1]]);
});

it.each(NASTY)('keeps %j inside its comment', (text) => {
  const comment = commentText(text);
  expect(comment).not.toMatch(/\*\/|\/\*|[\n\r\u2028\u2029]/);
  expect(comment).not.toMatch(/(^|[^\\])@/);
});

it('makes names that are names', () => {
  for (const text of [...NASTY, '', '1st', 'class', '---']) {
    for (const name of [camelCase(text), pascalCase(text), constantCase(text)])
      expect(name).toMatch(/^[A-Za-z][A-Za-z0-9_]*$/);
  }
  expect(freeName((name) => name === 'one2', 'class', 'one')).toBe('one');
  expect(freeName(() => false, 'class')).toBe('class2');
  expect(freeName((name) => name !== 'one3', 'one')).toBe('one3');
});

it('survives hostile texts wherever a rule may have words', async () => {
  const [first = '', ...others] = NASTY;
  const g = new GameBuilder();
  const everywhere = NASTY.join(' ');
  g.addKind('side', ['red', 'blue'], { src: g.src(everywhere) });
  g.addKind('constructor', ['class', 'function', '__proto__', 'm', 'c', 'at']);
  const field = g.addLive(1, '__proto__', NUM);
  const track = g.addTrack('class');
  const main = g.addProc('default', [], { resumable: true, title: everywhere, clause: first });
  const local = g.addLocal('m', ref(1));
  g.addDef({
    name: 'delete',
    title: everywhere,
    params: [local],
    result: NUM,
    clause: first,
    body: { k: 'value', value: { k: 'attr', field, of: read(local) } },
    src: { file: `../*/${INSERT}.yaml`, line: 1, text: everywhere },
  });
  g.consts.push({ name: 'toString', value: 3, src: g.src(everywhere) });
  const set = g.set(1, { k: 'all' });
  const tests = others.map((text) => ({
    cond: cmp(read(set.elem), '!=', read(track)),
    clause: text,
    src: g.src(text),
  }));
  const picked = g.addState('c', ref(1), main);
  const choice = g.addChoice('eval', main, int(0), [
    g.option("it's", {
      kind: 'set',
      set: { ...set, tests },
      bind: picked,
      arg: '__proto__',
      clause: first,
      src: g.src(everywhere),
    }),
    g.option('*/'),
  ]);
  g.setBody(main, [
    { k: 'ask', choice, options: [], src: g.src(everywhere), clause: everywhere },
    { k: 'win', x: int(-1), src: g.src() },
  ]);
  const { engine, files } = await loadEngine(g.build(main, { title: everywhere, prefix: `\`${INSERT}` }), 'hostile');
  const position = engine.start({ seed: 1 });
  expect(engine.actions(position, 'red').length).toBe(6);
  expect(files.every((file) => /^[a-z0-9-]+\.ts$/.test(file.path))).toBe(true);
  expect(textOf(files, 'index.ts').split('\n')[1]).toBe('// Rules hash: abc123');
});

it('gives the same bytes twice', async () => {
  const build = () => {
    const g = new GameBuilder();
    g.addKind('side', ['red', 'blue']);
    const main = g.addProc('game', [], { resumable: true });
    g.setBody(main, [{ k: 'win', x: int(0), src: g.src() }]);
    return g.build(main);
  };
  const options = { rulesHash: 'ff', texts: [] };
  expect(await emitEngine(build(), options)).toEqual(await emitEngine(build(), options));
});
