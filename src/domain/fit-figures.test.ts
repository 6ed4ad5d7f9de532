import { expect, it } from 'vitest';
import { acHoursAt, fitFiguresOf } from './fit-figures.ts';
import { sampleCar } from './fixture.ts';
import { sampleConnector, samplePoint } from './point-fixture.ts';

const rapid = samplePoint({ id: 'rapid', connectors: [sampleConnector('CCS2', 60)] });
const sooner = samplePoint({ id: 'sooner', connectors: [sampleConnector('CCS2', 120)] });
const slow = samplePoint({ id: 'slow', connectors: [sampleConnector('Type 2', 22)] });
const guests = samplePoint({ id: 'guests', access: 'restricted' });
const twin = { ...slow, id: 'twin', twinOf: 'slow' };
const all = [rapid, slow, guests, sooner, twin];

it('counts what fits a car among open places, the soonest rapid charge first', () => {
  const { rapid: found, ...counts } = fitFiguresOf(all, sampleCar());
  expect(counts).toEqual({ places: 3, fitting: 3, withAdapter: 0 });
  expect(found.map(({ point }) => point.id)).toEqual(['sooner', 'rapid']);
  expect(found[1]?.minutes).toBeGreaterThan(found[0]?.minutes ?? 0);
});

it('counts what another operator has on the same site', () => {
  const fast = { ...rapid, id: 'fast', twinOf: 'slow' };
  const { places, rapid: found } = fitFiguresOf([slow, fast], sampleCar());
  expect([places, found.map(({ point }) => point.id)]).toEqual([1, ['slow']]);
});

it('tells cars with GB/T that all of it needs an adapter', () => {
  expect(fitFiguresOf(all, sampleCar({ chargingProtocol: 'GB/T' }))).toEqual({
    places: 3,
    fitting: 0,
    withAdapter: 3,
    rapid: [],
  });
});

it('knows how long a slow charge takes where a plug fits', () => {
  expect(acHoursAt(slow, sampleCar())).toBeGreaterThan(7);
  expect(acHoursAt(rapid, sampleCar())).toBeNull();
  expect(acHoursAt(slow, sampleCar({ chargingProtocol: 'GB/T' }))).toBeNull();
});
