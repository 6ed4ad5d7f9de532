import { expect, test } from 'vitest';
import { lateParts } from '../late-parts';
import { withLateParts } from './late-parts.build';

const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
const loader = `<script>${lateParts}</script>`;
const late = (markup: string) => withLateParts({ markup, sheets: [] }).markup;

test('a page that is whole without its scripts has them come after it', () => {
  expect(late(`<!DOCTYPE html><html lang="en">${loader}a${script('Car')}b${script('Page')}`)).toBe(
    `<!DOCTYPE html><html lang="en" data-scripts="/_astro/Car.js /_astro/Page.js">${loader}ab`,
  );
});

test('and its fonts, unless no script brings them; what stands in for them comes with it', () => {
  const [web, local] = ['@font-face{src:url(/a.woff2)}', '@font-face{src:local(Arial)}'];
  const markup = `<html><link rel="preload" href="/a.woff2" as="font">${loader}<style></style>`;
  expect(withLateParts({ markup, sheets: [`${web}${local}p{}`] })).toEqual({
    markup: `<html><style media="(scripting:none)"></style><link rel="preload" href="/a.woff2" as="font" media="(scripting:none)">${loader}<style></style>`,
    sheets: [web, `${local}p{}`],
  });
});

test('a page that its scripts draw, and one without scripts, stay as they are', () => {
  const drawn = `<html><meta name="robots" content="noindex">${script('Orders')}`;
  expect(late(drawn)).toBe(drawn);
  expect(late('<html><p>Text')).toBe('<html><p>Text');
});
