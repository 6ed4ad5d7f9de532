import { expect, test } from 'vitest';
import { wordCases } from '../../tests/support/word-cases.ts';
import { searchWords } from './search-words.ts';

test.each(wordCases)('%j is compared as %j', (written, compared) => {
  expect(searchWords(written)).toBe(compared);
  expect(searchWords(compared)).toBe(compared);
});
