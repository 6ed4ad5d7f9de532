import { expect, test } from 'vitest';
import { catalogueAddress, paths } from '#config/paths.ts';
import { formerSlugOf, isSlugOf, slugOf } from './slug.ts';

const id = '1a2b3c4d-0000-4000-8000-000000000000';

test.each([
  ['Seal AWD', 'seal-awd-1a2b3c4d'],
  ['Seagull (Dolphin Mini)', 'seagull-dolphin-mini-1a2b3c4d'],
  ['ID.4 Pro', 'id.4-pro-1a2b3c4d'],
  ['EQA 250+', 'eqa-250+-1a2b3c4d'],
  ['Two  spaces', 'two--spaces-1a2b3c4d'],
  ['سيل', 'سيل-1a2b3c4d'],
  ['Seagull 50% off', 'seagull-50-off-1a2b3c4d'],
  ['100% electric', '100-electric-1a2b3c4d'],
  ['{{7*7}} <%= 7 %>', '77--7--1a2b3c4d'],
  ['<b>"X"</b>', 'bxb-1a2b3c4d'],
  [':x', 'x-1a2b3c4d'],
  ['.hidden', 'hidden-1a2b3c4d'],
  ['🚗', '-1a2b3c4d'],
  // Composed only once the sign between them is gone.
  ['Cafe%\u0301', 'café-1a2b3c4d'],
  ['س'.repeat(120), `${'س'.repeat(110)}-1a2b3c4d`],
])('the address part of %s is %s', (name, part) => {
  expect(slugOf(name, id)).toBe(part);
});

/** Names of every kind that has ever been trouble in an address. */
const hostile = [
  ...['%', '%2f', '%2F..', '%00', '%25', '%E0%A4%A', '?', '#', '\\', '/', '..', '.', '../x'],
  ...['\uD800', '\u202E', '\0', '\n', '[::1', 'a:b', '*', ':name', '-', '_', '404', 'index'],
  ...['constructor', '__proto__', 'İ', 'e\u0301', '\u0301', 'ﷺ'.repeat(120), '🚗'.repeat(60)],
];

test.each(hostile)('%j has an address that is written, read and stored alike', (name) => {
  const slug = slugOf(name, id);
  for (const segment of [paths.car('byd', slug), paths.charger(slug)]) {
    expect(segment.split('/').at(-1)).toBe(encodeURIComponent(slug).replace(/%2B/g, '+'));
    expect(decodeURI(segment).normalize()).toBe(decodeURI(segment));
  }
  expect(new TextEncoder().encode(`${slug}.html.br`).length).toBeLessThan(255);
  expect(slug).not.toMatch(/^\.|[%?#/\\*:]/);
  expect(isSlugOf(slug, id)).toBe(true);
});

test.each(['50% ?#/', 'Seagull (Dolphin Mini)', '<%= 7 %>', 'A%3F'])(
  'an address of the time when %s kept its signs still names the record',
  (name) => {
    const address = catalogueAddress(paths.car('byd', formerSlugOf(name, id)));
    expect(address?.kind === 'car' && isSlugOf(address.carId, id)).toBe(true);
  },
);
