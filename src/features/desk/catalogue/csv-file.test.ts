import { expect, test } from 'vitest';
import { planFile } from './csv-file.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test.each([
  ['a workbook', bytes(0x50, 0x4b, 3, 4, 20, 0, 6, 0), /no CSV file.*CSV UTF-8/],
  [
    'two encodings at once',
    bytes(...new TextEncoder().encode('id,وكيل\n'), 0xe6, 0xdf),
    /letters of this file/,
  ],
  ['more than any table', new Uint8Array(16_000_001), /at most 2,000 lines/],
])('%s is refused in one sentence', (_, file, sentence) => {
  expect(planFile('cars', [], file)).toEqual({
    refusal: expect.stringMatching(sentence),
    lines: [],
    unknownColumns: [],
    assumed: null,
  });
});

test('words of a file without a named encoding are shown', () => {
  const file = bytes(...new TextEncoder().encode('id,dealer\n,'), 0xe6, 0xdf, 0xed, 0xe1);
  expect(planFile('cars', [], file).assumed).toEqual({
    encoding: 'windows-1256',
    sample: ['وكيل'],
  });
});
