import { expect, test } from 'vitest';
import { lineCount, projectFiles } from './files.ts';

/** Lines at which a file is worth splitting, and at which it must be. */
const limits = { warn: 200, fail: 300, page: 90 };

const sources = projectFiles(
  '{src,scripts,tests,netlify}/**/*.{ts,tsx,astro,mjs,css}',
  '*.{ts,mjs}',
).map(({ path, text }) => ({ path, lines: lineCount(text) }));

const listed = (files: typeof sources) => files.map(({ path, lines }) => `${path}: ${lines} lines`);

test('no source file is longer than the limit', ({ annotate }) => {
  const long = listed(sources.filter(({ lines }) => lines > limits.warn));
  if (long.length > 0) annotate(`Worth splitting:\n${long.join('\n')}`, 'warning');
  expect(listed(sources.filter(({ lines }) => lines > limits.fail))).toEqual([]);
});

test('pages only compose', () => {
  const pages = sources.filter(({ path }) => path.startsWith('src/pages/'));
  expect(pages.length).toBeGreaterThan(8);
  expect(listed(pages.filter(({ lines }) => lines > limits.page))).toEqual([]);
});

test('nothing is called utils, helpers or misc', () => {
  const vague = sources.filter(({ path }) =>
    /(^|\/)(utils?|helpers?|misc|common)(\/|\.)/.test(path),
  );
  expect(vague).toEqual([]);
});
