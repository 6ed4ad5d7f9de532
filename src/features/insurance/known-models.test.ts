import { afterEach, expect, test, vi } from 'vitest';
import { fetchModels, findByName } from './known-models.tsx';

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
  expect(await fetchModels('byd')).toEqual([seal, { name: 'Dolphin', price: null }]);
});

test('nothing is suggested without an answer, or with one that is no brand', async () => {
  answer({ error: 'not found' }, 404);
  expect(await fetchModels('byd')).toEqual([]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fetchModels('byd')).toEqual([]);
});

test('a name is known however it is written', () => {
  expect(findByName([seal], '  seal   rwd ')).toBe(seal);
  expect(findByName([seal], 'Seal')).toBeUndefined();
  expect(findByName([seal], '')).toBeUndefined();
});
