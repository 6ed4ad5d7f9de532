import { expect, test } from 'vitest';
import { projectFiles } from './files.ts';

const exported =
  /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) ([$\w]+)/gm;

/** Names of Astro: what endpoints export, and the configuration of content. */
const ofAstro = /^src\/(?:pages\/|content\.config)/;

/** What is the same of several pages: the state in the address, each page's own. */
const repeated = ['$address'];

test('no two files export the same name', () => {
  const homes = new Map<string, Set<string>>();
  for (const { path, text } of projectFiles('src/**/*.{ts,tsx}')) {
    if (ofAstro.test(path)) continue;
    for (const [, name = ''] of text.matchAll(exported)) {
      homes.set(name, (homes.get(name) ?? new Set()).add(path));
    }
  }
  expect(homes.size).toBeGreaterThan(1000);
  const shared = [...homes].filter(([name, { size }]) => size > 1 && !repeated.includes(name));
  expect(shared.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([]);
});
