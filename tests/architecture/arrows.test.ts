import { describe, expect, test } from 'vitest';
import { projectFiles } from './files.ts';
import { circlesAmong, featureOf, type Import, importsOf, layerOf } from './imports.ts';

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
 * Features that every other feature may import: the vocabulary of cars, brands and chargers with what stands on their
 * cards, dated figures, trips, requests' forms and words.
 */
const shared = ['catalogue', 'request', 'tariffs', 'trips'];

/** Other imports between features that are allowed, at most 15. */
const allowed = [
  // A visit that is moved is asked for as it was at first.
  'activity -> visit',
  // What a car costs is a part of its page, and the form for financing opens with what was worked out there.
  'car -> money',
  'finance -> money',
  // The choice of cars is the advice before anybody signs in.
  'choose -> advice',
  // The team has longer passwords than buyers.
  'desk -> account',
  // The preview shows what buyers' pages show.
  'desk -> brand',
  'desk -> car',
  // What drivers report is named in their words.
  'desk -> charging',
  'desk -> charger',
  'desk -> offline',
  // A record that is newer than the build is shown by the components of built pages.
  'live -> brand',
  'live -> car',
  'live -> charger',
  'live -> compare',
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
  expect(allowed.length).toBeLessThanOrEqual(15);
});

/** Files that import one another and may, at most two circles. */
const allowedCircles = [
  // A page that finds a session without a copy of its user fetches the code that restores the copy.
  ['src/session/backend.ts', 'src/session/session.store.ts'],
];

test('no files import one another in a circle', () => {
  const all = projectFiles('{src,netlify,scripts}/**/*.{ts,tsx,astro,mjs}').flatMap(importsOf);
  expect(circlesAmong(all.filter(({ ours }) => ours))).toEqual(allowedCircles);
  const link = (from: string, target: string) => ({ from, target, ours: true });
  expect(circlesAmong([link('a', 'b'), link('b', 'c'), link('c', 'b'), link('d', 'd')])).toEqual([
    ['b', 'c'],
    ['d'],
  ]);
});

test('a store imports no component, so that none imports the store that imports it', () => {
  const wrong = inside.filter(
    ({ from, target }) => from.endsWith('.store.ts') && target.endsWith('.tsx'),
  );
  expect(wrong.map(shown)).toEqual([]);
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
