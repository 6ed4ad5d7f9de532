import { expect, test } from 'vitest';
import { putTogether, takeApart } from './page-parts.build';

const html =
  '<head><style>a{}</style></head><p>x<style media="print">b{}</style><script>y</script>';

test('a page comes apart into its markup and its sheets, and together again', () => {
  const parts = takeApart(html);
  expect(parts.sheets).toEqual(['a{}', 'b{}']);
  expect(parts.markup).not.toMatch(/[{}]/);
  expect(putTogether(parts)).toBe(html);
  expect(putTogether(takeApart('<p>x'))).toBe('<p>x');
});

test('each sheet goes back into its own element', () => {
  const { markup } = takeApart(html);
  expect(putTogether({ markup, sheets: ['', 'c{}'] })).toBe(
    html.replace('a{}', '').replace('b{}', 'c{}'),
  );
});
