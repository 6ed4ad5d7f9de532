import { expect, test } from 'vitest';
import { lateParts } from '../late-parts';
import { cutPage } from './cut-page.build';
import { withLateParts } from './late-parts.build';
import { putTogether } from './page-parts.build';

const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
const loader = `<script>${lateParts}</script>`;
const late = (html: string) => putTogether(withLateParts(cutPage(html).parts));

test('a page that is whole without its scripts has them come after it', () => {
  expect(late(`<!DOCTYPE html><html lang="en">${loader}a${script('Car')}b${script('Page')}`)).toBe(
    `<!DOCTYPE html><html lang="en" data-scripts="/_astro/Car.js /_astro/Page.js">${loader}ab`,
  );
});

test('and its font, unless no script brings it', () => {
  const page = (media: string) =>
    `<html><link rel="preload" href="/a.woff2" as="font"${media} crossorigin>${loader}</html>`;
  expect(late(page(''))).toBe(page(' media="(scripting:none)"'));
});

test('a page that its scripts draw, and one without scripts, stay as they are', () => {
  const drawn = `<html><meta name="robots" content="noindex">${script('Orders')}`;
  expect(late(drawn)).toBe(drawn);
  expect(late('<html><p>Text')).toBe('<html><p>Text');
});
