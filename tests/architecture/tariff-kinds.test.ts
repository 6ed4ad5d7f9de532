import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tariffKeys, tariffKindOf } from '#domain/tariff-kinds.ts';
import { projectFiles } from './files.ts';

const sources = projectFiles('src/**/*.{ts,tsx,astro}')
  .filter(({ path }) => !/\.test\.|fixture|tariff-kinds|tariff-words/.test(path))
  .map(({ text }) => text)
  .join('\n');

test('every kind of rate is read by some page', () => {
  expect(tariffKeys.filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
});

test('the table is seeded with kinds that pages read, in their units', () => {
  const [, ...lines] = readFileSync('supabase/seed/tariffs.csv', 'utf8').trim().split('\n');
  const wrong = lines.filter((line) => {
    const [, key = '', quoted, bare] = /^([^,]+),[^,]*,(?:"([^"]*)"|([^,]*)),/.exec(line) ?? [];
    return tariffKindOf(key)?.unit !== (quoted ?? bare);
  });
  expect(wrong).toEqual([]);
});
