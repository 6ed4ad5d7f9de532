import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tariffKeys, tariffKindOf } from '#domain/tariff-kinds.ts';
import { projectFiles } from './files.ts';

const sources = projectFiles('src/**/*.{ts,tsx,astro}')
  .filter(({ path }) => !/\.test\.|fixture|tariff-kinds|tariff-words/.test(path))
  .map(({ text }) => text)
  .join('\n');

test('a kind is read by some page exactly if it is described so', () => {
  const wrong = tariffKeys.filter(
    (key) => sources.includes(`'${key}'`) !== (tariffKindOf(key)?.onPages !== 'no'),
  );
  expect(wrong).toEqual([]);
});

test('the table is seeded in the units of the kinds', () => {
  const [, ...lines] = readFileSync('supabase/seed/tariffs.csv', 'utf8').trim().split('\n');
  const wrong = lines.filter((line) => {
    const [, key = '', quoted, bare] = /^([^,]+),[^,]*,(?:"([^"]*)"|([^,]*)),/.exec(line) ?? [];
    return tariffKindOf(key)?.unit !== (quoted ?? bare);
  });
  expect(wrong).toEqual([]);
});
