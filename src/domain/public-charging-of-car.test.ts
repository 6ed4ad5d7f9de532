import { describe, expect, it } from 'vitest';
import { mainRoads } from '#config/main-roads.ts';
import { publicCharging } from '#config/public-charging.ts';
import { realRoads as map } from '../../tests/support/roads.ts';
import { seedBrands } from '../../tests/support/seed-cars.ts';
import { seedPoints } from '../../tests/support/seed-points.ts';
import { fitsCar } from './charging-points.ts';
import { fitFiguresOf } from './fit-figures.ts';
import { kilometresBetween } from './position.ts';
import { placesNear, roadsFor } from './public-charging-of-car.ts';
import { homesIn, placeIn } from './roads.ts';

const cars = seedBrands.flatMap(({ models }) => models);

function carNamed(name: string) {
  const car = cars.find((one) => one.name === name);
  if (!car) throw new Error(`There is no ${name}.`);
  return car;
}

const cairo = placeIn(map, 'cairo');
const luxor = placeIn(map, 'luxor');
if (!cairo || !luxor) throw new Error('There is no Cairo.');

describe('the places near a home', () => {
  it('are those within 30 km, with a plug that fits', () => {
    const atto = carNamed('Atto 3');
    const found = placesNear(atto, seedPoints, cairo);
    const near = seedPoints.filter((point) => kilometresBetween(point, cairo) <= 30);
    const fitting = near.filter((point) => fitsCar(point, atto) === 'yes');
    expect(found.fitting).toBeGreaterThan(50);
    expect(found.fitting).toBeLessThanOrEqual(fitting.length);
    expect(found.rapid).toBeGreaterThan(5);
    expect(found.rapid).toBeLessThan(found.fitting);
    expect(found.adapter).toBe(0);
  });

  it('are few in Luxor, and none rapid', () => {
    expect(placesNear(carNamed('Atto 3'), seedPoints, luxor).rapid).toBe(0);
  });

  it('leave out what is not public, does not work, or stands twice', () => {
    const [place] = seedPoints.filter(
      (point) =>
        fitsCar(point, carNamed('Atto 3')) === 'yes' && ['public'].includes(point.access ?? ''),
    );
    if (!place) throw new Error('There is no place.');
    const count = (change: Partial<typeof place>) =>
      placesNear(carNamed('Atto 3'), [{ ...place, state: null, ...change }], place).fitting;
    expect(count({})).toBe(1);
    expect(count({ access: 'private' })).toBe(0);
    expect(count({ state: 'closed' })).toBe(0);
    expect(count({ lat: place.lat + 0.5 })).toBe(0);
    const twin = { ...place, id: 'twin', twinOf: place.id, state: null };
    expect(placesNear(carNamed('Atto 3'), [{ ...place, state: null }, twin], place).fitting).toBe(
      1,
    );
  });

  it('are told apart for a car with GB/T: only with an adapter, none rapid', () => {
    const found = placesNear(carNamed('Lumin'), seedPoints, cairo);
    expect(found.rapid).toBe(0);
    expect(found.adapter).toBeGreaterThan(50);
  });
});

it('counts near a home what the lists count of the same places', () => {
  for (const home of homesIn(map)) {
    const near = seedPoints.filter(
      (point) => kilometresBetween(point, home) <= publicCharging.nearKm,
    );
    for (const car of cars) {
      const { fitting, withAdapter, rapid } = fitFiguresOf(near, car);
      const found = placesNear(car, seedPoints, home);
      expect(found, `${car.name} in ${home.id}`).toMatchObject({ fitting, adapter: withAdapter });
      expect(found.rapid).toBeGreaterThanOrEqual(rapid.length);
    }
  }
});

describe('the main roads', () => {
  const said = (name: string) =>
    Object.fromEntries(
      roadsFor(carNamed(name), { map, points: seedPoints }, mainRoads).map(
        ({ road, drive: { answer } }) => [
          road.id,
          answer.kind === 'planned' ? answer.stops.length : answer.kind,
        ],
      ),
    );

  it('are all on the map', () => {
    expect(Object.keys(said('Atto 3'))).toHaveLength(mainRoads.length);
  });

  /** By hand: Atto 3 lasts for 270 x 85 % = 229 km; Leaf for 144. */
  it('are driven one way from a full battery', () => {
    expect(said('Atto 3')).toMatchObject({
      'cairo-alexandria': 0,
      'cairo-sokhna': 0,
      'cairo-suez': 0,
      'cairo-sharm': 'gap',
      'cairo-assiut': 'gap',
    });
    expect(said('EQS 450+')).toMatchObject({ 'cairo-sharm': 1, 'cairo-assiut': 0 });
    expect(said('Leaf 40')).toMatchObject({ 'cairo-alexandria': 2, 'cairo-sokhna': 0 });
    expect(said('11')).toMatchObject({ 'cairo-alexandria': 0, 'cairo-sharm': 'none' });
    expect(said('L9')).toMatchObject({ 'cairo-sharm': 'generator' });
  });
});

it('is found for every home', () => {
  for (const home of homesIn(map)) {
    const { fitting, rapid } = placesNear(carNamed('Atto 3'), seedPoints, home);
    expect(fitting).toBeGreaterThanOrEqual(rapid);
  }
});
