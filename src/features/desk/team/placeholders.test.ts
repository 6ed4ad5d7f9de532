import { expect, test } from 'vitest';
import { unknownPlaceholders } from './placeholders.ts';

test('a misspelt placeholder is found', () => {
  expect(unknownPlaceholders('{naem} {car} {} { price }')).toEqual(['naem', '', ' price ']);
});
