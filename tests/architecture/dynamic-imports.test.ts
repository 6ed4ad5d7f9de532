import { expect, test } from 'vitest';
import { projectFiles } from './files.ts';

/**
 * Vite wraps an `import()` that it can read, so that its failure reaches `src/layouts/missing-code.ts`. It cannot read
 * one whose name is worked out, or that it is told to leave alone, and a script in HTML is none of its business.
 */
const unread = /\bimport\(\s*(?!['"][^'"]+['"]\s*\))|@vite-ignore/;

test('Vite sees every import() of the site, so that none fails in silence', () => {
  const files = projectFiles('src/**/*.{ts,tsx,astro}').filter(
    ({ path }) => !/\.test\./.test(path),
  );
  const faults = files.flatMap(({ path, text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) =>
      comment.includes('@vite-ignore') ? comment : '',
    );
    return unread.test(code) ? [path] : [];
  });
  expect(faults).toEqual([]);
  expect(unread.test('import(name)')).toBe(true);
  expect(unread.test("import('./csv')")).toBe(false);
});

test('every page listens for such a failure', () => {
  const [start] = projectFiles('src/layouts/start-page.ts');
  expect(start?.text).toContain('reportMissingCode();');
  const shells = projectFiles('src/**/*.astro').filter(({ text }) => text.includes('<html'));
  expect(shells.map(({ path }) => path)).toEqual(['src/layouts/Document.astro']);
  expect(shells[0]?.text).toContain('startPage();');
});
