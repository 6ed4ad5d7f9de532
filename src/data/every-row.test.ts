import { expect, test } from 'vitest';
import { everyRow } from './every-row';

const rows = Array.from({ length: 25 }, (_, id) => ({ id }));

/** A backend that answers at most so many rows at once, however many are asked for. */
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

test('a table that cannot be read is named, with the reason', async () => {
  const refused = async () => ({ data: null, error: { message: 'no route' } });
  await expect(everyRow('cars', refused)).rejects.toThrow('Could not read cars: no route');
});

test('a backend that answers the same rows over and over is no reason to go on for ever', async () => {
  const deaf = async () => ({ data: rows.slice(0, 3), error: null });
  await expect(everyRow('cars', deaf)).rejects.toThrow(/Could not read cars: .*same rows/);
});
