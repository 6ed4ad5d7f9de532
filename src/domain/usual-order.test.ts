import { expect, test } from 'vitest';
import { sampleCar } from './fixture.ts';
import { inUsualOrder } from './usual-order.ts';

const named = (...cars: Parameters<typeof sampleCar>[0][]) =>
  inUsualOrder(cars.map((car) => sampleCar(car))).map(({ name }) => name);

test('what an official dealer sells with a recorded plug for public rapid chargers comes first', () => {
  expect(
    named(
      { name: 'unknown seller', importChannel: null },
      { name: 'GB/T of a trader', importChannel: 'parallel', chargingProtocol: 'GB/T' },
      { name: 'all three' },
      { name: 'assumed plug', connectorBasis: 'assumed', price: 100 },
    ),
  ).toEqual(['all three', 'assumed plug', 'unknown seller', 'GB/T of a trader']);
});

test('among equals the everyday range that a pound buys decides', () => {
  expect(
    named(
      { name: 'no price', price: null },
      { name: 'dear', price: 3_000_000 },
      { name: 'no test cycle', rangeCycle: null },
      { name: 'by the Chinese test', rangeCycle: 'CLTC' },
      { name: 'by WLTP' },
    ),
  ).toEqual(['by WLTP', 'by the Chinese test', 'dear', 'no price', 'no test cycle']);
});

test('equals stay as they stood', () => {
  expect(named({ name: 'a' }, { name: 'b' }, { name: 'c' })).toEqual(['a', 'b', 'c']);
});
