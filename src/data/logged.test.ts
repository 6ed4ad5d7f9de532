import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readRow, readRows } from './logged';

const schema = z.object({ id: z.string() });

test('a row that is not as agreed is logged and left out, the others are read', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(readRows(z.array(schema), [{ id: 'a', more: 1 }, { id: 7 }, { id: 'b' }])).toEqual([
    { id: 'a' },
    { id: 'b' },
  ]);
  expect(log).toHaveBeenCalledOnce();
});

test('a single row that is not as agreed is logged and thrown', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => readRow(schema, { id: null })).toThrow();
  expect(log).toHaveBeenCalledOnce();
  expect(readRow(schema, { id: 'a' })).toEqual({ id: 'a' });
});
