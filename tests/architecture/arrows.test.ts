import { describe, expect, test } from 'vitest';
import { projectFiles } from './files.ts';
import { featureOf, type Import, importsOf, layerOf } from './imports.ts';

/**
 * Which layer may import which. `pages -> layouts -> features -> catalogue, session -> data -> domain`, and
 * all of them lib and config; those above data the components too, which know nothing but lib and config. Messages and
 * design tokens may be read from everywhere but the domain, which is also read where nobody has a language.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  top: ['features', 'catalogue', 'data', 'components', 'domain', 'lib', 'config'],
  pages: ['layouts', 'features', 'catalogue', 'components', 'domain', 'lib', 'config'],
  layouts: ['features', 'catalogue', 'session', 'components', 'domain', 'lib', 'config'],
  features: ['features', 'catalogue', 'session', 'data', 'components', 'domain', 'lib', 'config'],
  catalogue: ['data', 'components', 'domain', 'lib', 'config'],
  session: ['data', 'components', 'domain', 'lib', 'config'],
  data: ['domain', 'lib', 'config'],
  domain: ['lib', 'config'],
  components: ['lib', 'config'],
  lib: ['config'],
  config: [],
  styles: [],
};
const everywhere = ['paraglide', 'messages', 'styles'];

/**
 * Features that every other feature may import: the vocabulary of cars, brands and chargers, dated figures, trips,
 * requests' forms.
 */
const shared = ['catalogue', 'request', 'tariffs', 'trips'];

/**
 * Other imports between features that are allowed: cards and details hold hearts and boxes for the comparison; the
 * listing's address names compared cars; My Activity removes favourites and moves visits; `live` renders looked-up
 * records with the components of built pages, and removes a withdrawn car from the recent ones.
 */
const allowed = [
  'activity -> favourites',
  'activity -> visit',
  'car -> favourites',
  // What a car costs is a part of its page, and the form for financing opens with what was worked out there.
  'car -> money',
  'finance -> money',
  'live -> compare',
  'money -> finance',
  'money -> insurance',
  'car -> my-car',
  'car -> recent',
  'catalogue -> compare',
  'catalogue -> favourites',
  'charger -> favourites',
  'charger -> my-car',
  'charger-request -> my-car',
  // Forms suggest cars of the catalogue, recently viewed ones first.
  'request -> my-car',
  'request -> recent',
  // The choice of cars is the advice before anybody signs in.
  'choose -> advice',
  'choose -> compare',
  // The preview shows what buyers' pages show.
  'desk -> brand',
  'desk -> car',
  'desk -> charger',
  'listing -> compare',
  // One's own car is found as the list does it.
  'my-car -> listing',
  'live -> brand',
  'live -> car',
  'live -> charger',
  'live -> recent',
  // The dialogs island renders the form of each kind of request.
  'request -> advice',
  'request -> charger-request',
  'request -> finance',
  'request -> insurance',
  'request -> visit',
  // The team has longer passwords than buyers.
  'desk -> account',
  // The desk writes what was sent as My Activity does.
  'desk -> activity',
];

const sources = projectFiles('src/**/*.{ts,tsx,astro}');
const imports = sources.filter(({ path }) => !path.endsWith('.test.ts')).flatMap(importsOf);
const inside = imports.filter(({ ours, target }) => ours && target.startsWith('src/'));
const shown = ({ from, target }: Import) => `${from} -> ${target}`;

test('there is something to check', () => {
  expect(sources.length).toBeGreaterThan(40);
  expect(inside.length).toBeGreaterThan(40);
});

test('every layer imports only what it may', () => {
  const wrong = inside.filter(({ from, target }) => {
    const [source, goal] = [layerOf(from), layerOf(target)];
    return source !== goal && !everywhere.includes(goal) && !mayImport[source]?.includes(goal);
  });
  expect(wrong.map(shown)).toEqual([]);
});

test('a feature never imports the inside of another, the shared ones excepted', () => {
  const wrong = inside.filter(({ from, target }) => {
    const [own, other] = [featureOf(from), featureOf(target)];
    if (own === undefined || other === undefined || own === other) return false;
    return !shared.includes(other) && !allowed.includes(`${own} -> ${other}`);
  });
  expect(wrong.map(shown)).toEqual([]);
});

test('every listed pair of features is needed', () => {
  const used = new Set(
    inside.map(({ from, target }) => `${featureOf(from)} -> ${featureOf(target)}`),
  );
  expect(allowed.filter((pair) => !used.has(pair))).toEqual([]);
});

test('the domain imports nothing that holds texts or state', () => {
  const reached = new Set(['']);
  const open = sources
    .map(({ path }) => path)
    .filter((path) => layerOf(path) === 'domain' && !path.includes('.test.'));
  for (const from of open) {
    for (const found of imports.filter((one) => one.ours && one.from === from)) {
      if (!reached.has(found.target)) open.push(found.target);
      reached.add(found.target);
    }
  }
  expect(open.length).toBeGreaterThan(3);
  const impure = /^(?!src\/(?:domain|lib|config)\/)|\.(?:store|island|tsx)$|\.store\.ts$/;
  expect(open.filter((path) => impure.test(path))).toEqual([]);
});

test('src imports nothing from functions, scripts or tests', () => {
  const wrong = imports.filter(
    ({ ours, target }) => ours && !target.startsWith('src/') && !target.startsWith('project.'),
  );
  expect(wrong.map(shown)).toEqual([]);
});

test('pictures are a room of their own: scripts import its name, and it two files of the site', () => {
  const room = 'scripts/pictures/';
  const all = projectFiles('{src,scripts,netlify,tests}/**/*.{ts,tsx,astro,mjs}').flatMap(
    importsOf,
  );
  const leaves = ['src/lib/markup.ts', 'src/styles/tokens.ts'];
  const wrong = all.filter(({ from, target, ours }) => {
    if (from.startsWith(room))
      return ours && ![room, ...leaves].some((it) => target.startsWith(it));
    if (target === '@tayar/pictures') return !from.startsWith('scripts/');
    return target.startsWith('@tayar/') || (ours && target.startsWith(room));
  });
  expect(wrong.map(shown)).toEqual([]);
});

test('functions never import stores, islands or the browser client', () => {
  const wrong = projectFiles('netlify/**/*.ts')
    .flatMap(importsOf)
    .filter(({ target }) => /\.(store|island)(\.tsx?)?$|src\/data\/.*browser/.test(target));
  expect(wrong.map(shown)).toEqual([]);
});

describe('runtimes', () => {
  const browserOnly = /^(react|react-dom|nanostores|@nanostores\/.*|@ark-ui\/.*)(\/|$)/;

  test('only src/data imports the Supabase client', () => {
    const wrong = imports.filter(
      ({ from, target }) => target.startsWith('@supabase/') && layerOf(from) !== 'data',
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  test('a file without a mark imports no package of React or of stores, and no node:', () => {
    const pure = /^src\/(?!middleware\.ts$|.*\.(build|store|island|test|d)\.tsx?$).*\.ts$/;
    const wrong = imports.filter(
      ({ from, target }) =>
        pure.test(from) && (browserOnly.test(target) || target.startsWith('node:')),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  test('a file for the browser imports nothing of node', () => {
    const wrong = imports.filter(
      ({ from, target }) => /\.(store\.ts|tsx)$/.test(from) && target.startsWith('node:'),
    );
    expect(wrong.map(shown)).toEqual([]);
  });
});
