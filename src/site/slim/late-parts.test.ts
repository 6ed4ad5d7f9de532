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

test('and its fonts, unless no script brings them; what stands in for them comes with it', () => {
  const [web, local] = ['@font-face{src:url(/a.woff2)}', '@font-face{src:local(Arial)}'];
  const page = (inside: string, rules: string) =>
    `<html>${inside}${loader}<style>${rules}</style></html>`;
  const link = '<link rel="preload" href="/a.woff2" as="font"';
  expect(late(page(`${link} crossorigin>`, `${web}${local}p{}`))).toBe(
    page(
      `<style media="(scripting:none)">${web}</style>${link} media="(scripting:none)" crossorigin>`,
      `${local}p{}`,
    ),
  );
});

test('a page that its scripts draw, and one without scripts, stay as they are', () => {
  const drawn = `<html><meta name="robots" content="noindex">${script('Orders')}`;
  expect(late(drawn)).toBe(drawn);
  expect(late('<html><p>Text')).toBe('<html><p>Text');
});
