import { expect, test } from 'vitest';
import { readAsked, usual } from './asked.ts';

test('nothing named means everything, as usual', () => {
  const { parts, runs, all } = readAsked([]);
  expect(parts.map(({ name }) => name)).toEqual(Object.keys(usual));
  expect(parts.find(({ name }) => name === 'build')?.told).toEqual(usual.build);
  expect({ runs, all }).toEqual({ runs: 3, all: true });
});

test('parts are told what follows them', () => {
  expect(readAsked(['lighthouse', 'car', 'cars', '--runs', '5', 'build', '5000'])).toEqual({
    parts: [
      { name: 'lighthouse', told: ['car', 'cars'] },
      { name: 'build', told: ['5000'] },
    ],
    runs: 5,
    all: false,
  });
  expect(readAsked(['listing', 'http://localhost:8888/cars']).parts).toEqual([
    { name: 'listing', told: ['http://localhost:8888/cars'] },
  ]);
});

test('what no part knows is refused with an example', () => {
  expect(() => readAsked(['fast'])).toThrow(/"fast" is not understood.*npm run bench/);
  expect(() => readAsked(['build', 'many'])).toThrow(/"many"/);
  expect(() => readAsked(['--runs', '0'])).toThrow(/1 to 99/);
});
