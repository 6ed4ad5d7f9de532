import { expect, test } from 'vitest';
import { withCompactMarkup } from './compact-markup.build';
import { withUsedSheets } from './used-sheets.build';

const sheets = ['.a{x:y}.b{x:y}.c{color:rgb(var(--ink))}', ':root{--ink:1 2 3}'];
const used = (markup: string, all: readonly string[]) =>
  withUsedSheets({ markup, sheets: all }, withCompactMarkup(markup).marks);
const page = (markup: string) => used(markup, sheets);

test('pages whose marks are the same share their sheets, whatever their texts are', () => {
  const one = page('<p class="a">One</p><p class="c">1</p>');
  const other = page('<p class="c">Two</p><p class="a">2</p>');
  expect(one.sheets).toEqual(['.a{x:y}.c{color:rgb(var(--ink))}', ':root{--ink:1 2 3}']);
  expect(other.sheets).toBe(one.sheets);
});

test('pages that use other classes or colours have sheets of their own', () => {
  expect(page('<p class="b">').sheets).toEqual(['.b{x:y}', ':root{}']);
  expect(page('<p class="b" fill="rgb(var(--ink))">').sheets).toEqual(['.b{x:y}', sheets[1]]);
});

test('a page with islands keeps what these may draw', () => {
  const kept = used('<astro-island></astro-island>', ['textarea{x:y}.no-such-name{x:y}']);
  expect(kept.sheets).toEqual(['textarea{x:y}']);
});
