import { expect, test } from 'vitest';
import type { Lead } from '#data/desk.ts';
import { notDone } from './not-done.ts';

const lead = (id: string) => ({ kind: 'car_request', id, name: `N${id}` }) as Lead;
const row = (id: string, result: 'done' | 'changed' | 'gone') =>
  ({ kind: 'car_request', id, result }) as const;

test('names those that were left out, and why', () => {
  const leads = ['1', '2', '3'].map(lead);
  expect(notDone([row('1', 'done')], leads)).toBeNull();
  expect(notDone([row('1', 'changed'), row('2', 'changed'), row('3', 'gone')], leads)).toBe(
    'A colleague acted meanwhile, so these stay as they are: N1 and N2. These no longer exist: N3.',
  );
  expect(notDone([{ ...row('1', 'done'), mailed: true }], leads)).toBe(
    'The buyer had the email already: N1.',
  );
});

test('a long list ends with a number', () => {
  const ids = Array.from({ length: 9 }, (_, index) => String(index));
  const rows = ids.map((id) => row(id, 'gone'));
  expect(notDone(rows, ids.map(lead))).toMatch(/N5 and 3 more\.$/);
});
