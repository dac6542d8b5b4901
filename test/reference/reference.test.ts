import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderReference } from '../../generator/reference/index.ts';
import { codeSpan, escapeMarkdown, yamlBlock } from '../../generator/reference/markdown.ts';
import { phrases } from '../../schema/phrases.ts';

it('the committed reference is the one which the tables give: npm run docs', () => {
  expect(readFileSync('docs/language.md', 'utf8')).toBe(renderReference());
});

it('the reference is the same every time', () => {
  expect(renderReference()).toBe(renderReference());
});

it('the reference has every sentence, and no HTML', () => {
  const page = renderReference();
  const headings = page.split('\n').filter((line) => line.startsWith('### '));
  for (const { say } of phrases) expect(headings).toContain(`### \`${say.replace(/<[a-z]+:/g, '<')}\``);
  const outsideCode = page.replace(/^```yaml\n[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  expect(outsideCode).not.toMatch(/[^\\]<|&(?:lt|gt|amp|quot|#)/);
});

it('every link inside the reference leads to a heading', () => {
  const page = renderReference();
  const anchors = new Set(
    [...page.matchAll(/^## (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((anchor) => !anchors.has(anchor as string))).toEqual([]);
});

it('text is escaped outside code spans only', () => {
  expect(escapeMarkdown('a <b> *c* | `<x>|*` [d] _e_')).toBe('a \\<b\\> \\*c\\* \\| `<x>|*` \\[d\\] \\_e\\_');
  expect(escapeMarkdown('one ` backtick < two')).toBe('one ` backtick \\< two');
});

it('code is fenced by more backticks than stand in it', () => {
  expect(codeSpan('a')).toBe('`a`');
  expect(codeSpan('`a``b')).toBe('``` `a``b ```');
  expect(yamlBlock('a: 1\n\n')).toBe('```yaml\na: 1\n```');
  expect(yamlBlock('a: ````')).toBe('`````yaml\na: ````\n`````');
});
