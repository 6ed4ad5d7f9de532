import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { slugOf } from './slug';

const id = '1a2b3c4d-0000-4000-8000-000000000000';

test.each([
  ['Seal AWD', 'seal-awd-1a2b3c4d'],
  ['Seagull (Dolphin Mini)', 'seagull-dolphin-mini-1a2b3c4d'],
  ['ID.4 Pro', 'id.4-pro-1a2b3c4d'],
  ['Two  spaces', 'two--spaces-1a2b3c4d'],
  ['سيل', 'سيل-1a2b3c4d'],
  ['<b>"X"</b>', '<b>"x"</b>-1a2b3c4d'],
])('the address part of %s is %s', (name, part) => {
  expect(slugOf(name, id)).toBe(part);
});

test('an address percent-encodes only what a segment needs', () => {
  expect(paths.car('byd', slugOf('Seagull (Dolphin Mini)', id))).toBe(
    '/cars/byd/seagull-dolphin-mini-1a2b3c4d',
  );
  expect(paths.car('byd', slugOf('EQA 250+', id))).toBe('/cars/byd/eqa-250+-1a2b3c4d');
  expect(paths.car('byd', slugOf('50% ?#/', id))).toBe('/cars/byd/50%25-%3F%23%2F-1a2b3c4d');
});
