import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './files.ts';
import { importsOf } from './imports.ts';
import { type Markup, markupOf, markupOfComponent } from './markup.ts';

const astro = projectFiles('src/**/*.astro').map((file) => ({ file, markup: markupOf(file) }));
const components = projectFiles('src/**/*.tsx').filter(({ path }) => !path.endsWith('.test.tsx'));
const everything = [
  ...astro,
  ...components.map((file) => ({ file, markup: markupOfComponent(file) })),
];

/** `file: fault` for every fault that a check finds. */
function faults(check: (markup: Markup) => string[], files = everything): string[] {
  return files.flatMap(({ file, markup }) =>
    check(markup).map((fault) => `${file.path}: ${fault}`),
  );
}

/** Two letters of any script in a row. A single one is a symbol, such as the t of a time axis. */
const isWord = (text: string) => /\p{L}{2}/u.test(text.replace(/&[a-z]+;/g, ''));

test('the parser sees texts, attributes and markup inside expressions', () => {
  const text =
    '---\n---\n<p title="Hi">One{a.map(() => <b class="x">Two</b>)}</p><style>p{}</style>';
  expect(markupOf({ path: 'sample.astro', text })).toEqual({
    texts: ['One', 'Two'],
    attributes: [
      { element: 'p', name: 'title', value: 'Hi' },
      { element: 'b', name: 'class', value: 'x' },
    ],
  });
  const component = 'const a = () => <p title="Hi">One{b && <b className="x">Two</b>}</p>;';
  expect(markupOfComponent({ path: 'sample.tsx', text: component })).toEqual({
    texts: ['One', 'Two'],
    attributes: [
      { element: 'p', name: 'title', value: 'Hi' },
      { element: 'b', name: 'className', value: 'x' },
    ],
  });
  expect(astro.length).toBeGreaterThan(20);
  expect(components.length).toBeGreaterThan(50);
});

test('every text comes from the message catalogue', () => {
  expect(faults(({ texts }) => texts.filter(isWord))).toEqual([]);
});

test('every text in an attribute comes from the message catalogue', () => {
  const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'lead', 'label'];
  expect(
    faults(({ attributes }) =>
      attributes.flatMap(({ name, value }) =>
        spoken.includes(name) && value !== null && isWord(value) ? [`${name}="${value}"`] : [],
      ),
    ),
  ).toEqual([]);
});

test('no inline style and no inline event handler, which the content security policy refuses', () => {
  expect(
    faults(
      ({ attributes }) =>
        attributes.flatMap(({ element, name }) =>
          /^on[a-z]/.test(name) || (name === 'style' && /^[a-z]/.test(element)) ? [name] : [],
        ),
      astro,
    ),
  ).toEqual([]);
});

test('layout uses logical sides, so that it mirrors for Arabic', () => {
  const physical =
    /(?:^|[\s:"'`-])(?:[mp][lr]-|(?:left|right)-\S|text-(?:left|right)\b|border-[lr]\b|rounded-[lr]\b)/;
  const classes = /(["'`])((?:(?!\1)[^\\\n])*)\1/g;
  const wrong = [...astro.map(({ file }) => file), ...components].flatMap(({ path, text }) =>
    [...text.matchAll(classes)].flatMap(([, , value = '']) =>
      value
        .split(/\s+/)
        .some((name) => physical.test(` ${name}`) && !/[/.@]/.test(name.split('[')[0] ?? ''))
        ? [`${path}: ${value}`]
        : [],
    ),
  );
  expect(wrong).toEqual([]);
});

const styles = [
  ...projectFiles('src/**/*.css'),
  ...astro.map(({ file }) => ({
    path: file.path,
    text: [...file.text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
      .map(([, css]) => css)
      .join(''),
  })),
];

test('styles use logical properties', () => {
  const physical = /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:/;
  expect(styles.filter(({ text }) => physical.test(text)).map(({ path }) => path)).toEqual([]);
});

test('styles take radii and the pace of what moves from the theme', () => {
  const own = /border-radius:[^;]*\drem|transition:[^;]*\dms|cubic-bezier\(0\.2, 0, 0, 1\)/g;
  const wrong = styles.flatMap(({ path, text }) =>
    [...text.matchAll(own)].map(([found]) => `${path}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

test('what is hydrated is an island', () => {
  const islands = new Set(
    components
      .filter(({ text }) => /export default function/.test(text) && /<(?:Island|Desk)\b/.test(text))
      .map(({ path }) => path),
  );
  const wrong = astro.flatMap(({ file, markup }) =>
    markup.attributes
      .filter(({ name }) => name.startsWith('client:'))
      .flatMap(({ element }) => {
        const source = new RegExp(`import ${element} from '([^']+)'`).exec(file.text)?.[1] ?? '';
        const path = source.startsWith('#')
          ? `src/${source.slice(1)}`
          : join(dirname(file.path), source);
        return islands.has(path) || islands.has(`${path}.tsx`) ? [] : [`${file.path}: ${element}`];
      }),
  );
  expect(wrong).toEqual([]);
});

test('pages take their data through features, never from the backend', () => {
  const wrong = projectFiles('src/pages/**/*.{astro,ts}')
    .flatMap(importsOf)
    .filter(({ target }) => target.startsWith('src/data/'));
  expect(wrong).toEqual([]);
});

test('addresses of the site are built in one file', () => {
  const written =
    /^\/(?:$|cars|chargers|services|signin|signup|about|profile|orders|privacy|terms|reset-password|unsubscribe|visit)/;
  expect(
    faults(({ attributes }) =>
      attributes.flatMap(({ name, value }) =>
        name === 'href' && value !== null && written.test(value) ? [value] : [],
      ),
    ),
  ).toEqual([]);
});
