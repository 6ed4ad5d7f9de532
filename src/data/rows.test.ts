import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { everyRow, parseRow, parseRows, TableUnavailable } from './rows.ts';

const rows = Array.from({ length: 25 }, (_, id) => ({ id }));

/** A backend that answers with at most this many rows at once. */
function answers(atOnce: number) {
  return async (last?: { id: number }) => {
    const start = last === undefined ? 0 : last.id + 1;
    return { data: rows.slice(start, start + atOnce), error: null };
  };
}

test.each([1, 7, 25, 1000])(
  'reads every row of a backend that gives %i at once',
  async (atOnce) => {
    expect(await everyRow('cars', answers(atOnce))).toEqual(rows);
  },
);

test('names a table that cannot be read, with the reason', async () => {
  const refused = async () => ({ data: null, error: { message: 'no route' } });
  await expect(everyRow('cars', refused)).rejects.toThrow('Could not read cars: no route');
});

test('stops when a backend repeats the same rows', async () => {
  const deaf = async () => ({ data: rows.slice(0, 3), error: null });
  await expect(everyRow('cars', deaf)).rejects.toThrow(/Could not read cars: .*same rows/);
});

test('an error says what could not be read and why', () => {
  const error = new TableUnavailable('the brand', { message: 'the database sleeps' });
  expect(error.message).toBe('Could not read the brand: the database sleeps');
  expect(error.words).toBe('the database sleeps');
});

test.each([{}, { message: '' }, { message: '\n<html><h1>502 Bad Gateway</h1>' }])(
  'an error with the cause %j gives no reason',
  (cause) => {
    const error = new TableUnavailable('the brand', cause);
    expect(error.message).toBe('Could not read the brand');
    expect(error.words).toBe('');
  },
);

const schema = z.object({ id: z.string() });

test('logs and leaves out a row that does not fit its schema', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(parseRows(schema, [{ id: 'a', more: 1 }, { id: 7 }, { id: 'b' }])).toEqual([
    { id: 'a' },
    { id: 'b' },
  ]);
  expect(log).toHaveBeenCalledOnce();
});

test('logs and throws a single row that does not fit its schema', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => parseRow(schema, { id: null })).toThrow();
  expect(log).toHaveBeenCalledOnce();
  expect(parseRow(schema, { id: 'a' })).toEqual({ id: 'a' });
});
