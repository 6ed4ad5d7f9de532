import { expect, test } from 'vitest';
import { projectFiles } from './files.ts';

test('nothing is put in order or written by the language of the browser', () => {
  // The build and the browser would differ, and React then throws away what was built, with what had been entered.
  const byBrowser = /\.localeCompare\(|\.toLocale\w+\(\)|\bIntl\.\w+\((?:\)|undefined\b|\[\])/g;
  const faults = projectFiles('{src,scripts,netlify}/**/*.{ts,tsx,astro}').flatMap(
    ({ path, text }) => [...text.matchAll(byBrowser)].map(([found]) => `${path}: ${found}`),
  );
  expect(faults).toEqual([]);
});
