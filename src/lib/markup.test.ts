import { expect, test } from 'vitest';
import { scriptsIn } from './markup.ts';

test('finds the scripts of a page and of its islands, each once', () => {
  const html = `<script>let a</script><script type="module" src="/_astro/page.js"></script>
    <script src="https://elsewhere.example/x.js"></script>
    <astro-island uid="1" component-url="/_astro/Header.js" renderer-url="/_astro/client.js" props="{}"></astro-island>
    <astro-island uid="2" component-url="/_astro/Tray.js" renderer-url="/_astro/client.js"></astro-island>`;
  expect(scriptsIn(html)).toEqual([
    '/_astro/page.js',
    '/_astro/Header.js',
    '/_astro/client.js',
    '/_astro/Tray.js',
  ]);
});
