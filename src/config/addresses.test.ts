import { expect, test } from 'vitest';
import { encodeSegment, plainPath } from './addresses.ts';

const names = [
  'eqs-450+-1a2b3c4d',
  'seagull-(dolphin-mini)-1a2b3c4d',
  '50%-?#x.',
  'a%3f%2f',
  'سيجل',
  "it's;a,b:c@d&e=f$g!h~i*j",
  '[x]|^`{}',
  'a\\b',
];

test.each(names)('%s has one address, however it is percent-encoded', (name) => {
  const plain = `/cars/byd/${encodeSegment(name)}`;
  const everyByte = [...new TextEncoder().encode(name)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
  const variants = [plain, `/cars/byd/${encodeURIComponent(name)}`, `/%63ars/byd/${everyByte}`];
  for (const variant of [...variants, `/cars/byd/${everyByte.toUpperCase()}`]) {
    expect(plainPath(variant)).toBe(plain);
  }
  expect(new URL(plain, 'https://tayar.example').pathname).toBe(plain);
});

test.each(['/', '//evil.example/', '/cars//x/', '/%E0%A4%A', '/cars/%2e%2e/%2E/x', '/cars/a%2Fb'])(
  '%s stays as it is',
  (pathname) => {
    expect(plainPath(pathname)).toBe(pathname);
  },
);
