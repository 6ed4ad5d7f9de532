import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts';
import { withLateScripts } from './late-scripts.build';

const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
const late = (markup: string) => withLateScripts({ markup, sheets: [] }).markup;

test('a page that is whole without its scripts has them come after it', () => {
  const loader = `<script>${lateScripts}</script>`;
  expect(late(`<!DOCTYPE html><html lang="en">${loader}a${script('Car')}b${script('Page')}`)).toBe(
    `<!DOCTYPE html><html lang="en" data-scripts="/_astro/Car.js /_astro/Page.js">${loader}ab`,
  );
});

test('a page that its scripts draw, and one without scripts, stay as they are', () => {
  const drawn = `<html><meta name="robots" content="noindex">${script('Orders')}`;
  expect(late(drawn)).toBe(drawn);
  expect(late('<html><p>Text')).toBe('<html><p>Text');
});
