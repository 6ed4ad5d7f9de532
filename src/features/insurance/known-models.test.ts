import { afterEach, expect, test, vi } from 'vitest';
import { knownModels, named } from './known-models.ts';

afterEach(() => vi.unstubAllGlobals());

const seal = { name: 'Seal RWD', price: 2_200_000 };
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

test('names and prices are read from the file of the brand', async () => {
  answer({
    id: 'byd',
    models: [
      { ...seal, range: 570 },
      { name: 'Dolphin', price: null },
    ],
  });
  expect(await knownModels('byd')).toEqual([seal, { name: 'Dolphin', price: null }]);
});

test('nothing is suggested without an answer, or with one that is no brand', async () => {
  answer({ error: 'not found' }, 404);
  expect(await knownModels('byd')).toEqual([]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await knownModels('byd')).toEqual([]);
});

test('a name is known however it is written', () => {
  expect(named([seal], '  seal   rwd ')).toBe(seal);
  expect(named([seal], 'Seal')).toBeUndefined();
  expect(named([seal], '')).toBeUndefined();
});
