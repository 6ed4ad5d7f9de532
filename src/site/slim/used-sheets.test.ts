import { expect, test } from 'vitest';
import { cutPage } from './cut-page.build';
import { textsOf } from './page-parts.build';
import { withUsedSheets } from './used-sheets.build';

const sheets = ['.a{x:y}.b{x:y}.c{color:var(--ink)}', ':root{--ink:1 2 3}'];
const used = (markup: string, all: readonly string[]) => {
  const page = cutPage(all.map((css) => `<style>${css}</style>`).join('') + markup);
  return textsOf(withUsedSheets(page), 'sheet');
};
const page = (markup: string) => used(markup, sheets);

test('pages whose marks are the same have the same sheets, whatever their texts are', () => {
  const one = page('<p class="a">One</p><p class="c">1</p>');
  expect(one).toEqual(['.a{x:y}.c{color:var(--ink)}', ':root{--ink:1 2 3}']);
  expect(page('<p class="c">Two</p><p class="a">2</p>')).toEqual(one);
});

test('pages that use other classes or colours have sheets of their own', () => {
  expect(page('<p class="b">')).toEqual(['.b{x:y}', ':root{}']);
  expect(page('<p class="b" fill="var(--ink)">')).toEqual(['.b{x:y}', sheets[1]]);
});

test('a page with islands keeps what these may draw', () => {
  const kept = used('<astro-island></astro-island>', ['textarea{x:y}.no-such-name{x:y}']);
  expect(kept).toEqual(['textarea{x:y}']);
});
