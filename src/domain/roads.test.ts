import { describe, expect, it, test } from 'vitest';
import { cairoToAlexandriaKm } from '#config/energy.ts';
import { mainRoads } from '#config/main-roads.ts';
import { realRoads } from '../../tests/support/roads.ts';
import {
  destinationsIn,
  homesIn,
  placeIn,
  readRoadMap,
  routeBetween,
  routeBy,
  usualTrip,
} from './roads.ts';

const km = (from: string, to: string) => routeBetween(realRoads, from, to)?.km;

describe('the distance by road', () => {
  // From the press, guides and the Roads Authority, within 6 %; docs/roads.md names them.
  it.each([
    ['cairo', 'alexandria', 220],
    ['cairo', 'hurghada', 455],
    ['cairo', 'luxor', 650],
    ['cairo', 'aswan', 870],
    ['cairo', 'sharm', 500],
    ['cairo', 'sokhna', 135],
    ['cairo', 'matrouh', 460],
    ['cairo', 'assiut', 375],
    ['ismailia', 'suez', 88],
    ['alexandria', 'alamein', 106],
    ['alexandria', 'matrouh', 290],
    ['luxor', 'hurghada', 303],
    ['luxor', 'aswan', 216],
    ['port-said', 'damietta', 70],
    ['suez', 'port-said', 165],
    ['suez', 'sokhna', 55],
    ['suez', 'hurghada', 390],
    ['tanta', 'mansoura', 55],
    ['luxor', 'marsa-alam', 335],
    ['cairo', 'dahab', 529],
  ])('from %s to %s is about %d km', (from, to, known) => {
    const found = km(from, to) ?? 0;
    expect(Math.abs(found - known) / known).toBeLessThan(0.06);
    expect(km(to, from)).toBe(found);
  });

  it('is nothing from a place to itself, and unknown where no road leads', () => {
    expect(km('luxor', 'luxor')).toBe(0);
    expect(km('cairo', 'atlantis')).toBeUndefined();
    expect(km('atlantis', 'cairo')).toBeUndefined();
  });

  it('is never longer than a road that joins the two', () => {
    const longer = realRoads.roads.filter((road) => (km(road.from, road.to) ?? 0) > road.km);
    expect(longer).toEqual([]);
  });

  it('names the places on the way', () => {
    const through = routeBetween(realRoads, 'alexandria', 'matrouh')?.through;
    expect(through).toEqual(expect.arrayContaining(['alexandria', 'alamein', 'dabaa', 'matrouh']));
  });
});

test('the usual trip is as long as the table says', () => {
  expect(km(usualTrip.from, usualTrip.to)).toBe(cairoToAlexandriaKm);
});

describe('places', () => {
  it('are chosen as homes and as destinations, junctions as neither', () => {
    const ids = (places: readonly { id: string }[]) => places.map(({ id }) => id);
    expect(ids(homesIn(realRoads))).toContain('new-cairo');
    expect(ids(destinationsIn(realRoads))).not.toContain('new-cairo');
    expect(ids(destinationsIn(realRoads))).toContain('sharm');
    expect([...ids(homesIn(realRoads)), ...ids(destinationsIn(realRoads))]).not.toContain('nekhel');
  });

  it('are found by their id, and by the one that addresses had before', () => {
    expect(placeIn(realRoads, 'luxor')?.en).toBe('Luxor');
    expect(placeIn(realRoads, 'north-coast')?.id).toBe('marassi');
    expect(placeIn(realRoads, 'nekhel')).toBeUndefined();
    expect(placeIn(realRoads, 'atlantis')).toBeUndefined();
  });
});

test('what is no map of roads is refused', () => {
  expect(() => readRoadMap({ places: [], roads: [{ from: 'a', to: 'b', km: -1 }] })).toThrow();
  expect(() => readRoadMap('no JSON')).toThrow();
});

describe('a way by certain places', () => {
  it('is as long as its parts, and names each place once', () => {
    const way = routeBy(realRoads, ['cairo', 'tanta', 'alexandria']);
    expect(way?.km).toBe(221);
    expect(way?.through).toEqual(['cairo', 'benha', 'tanta', 'damanhour', 'alexandria']);
    expect(routeBy(realRoads, ['cairo', 'atlantis', 'alexandria'])).toBeNull();
  });

  it.each(mainRoads)('exists for the road $id, without a way back', ({ by }) => {
    const through = routeBy(realRoads, by)?.through ?? [];
    expect(through.length).toBeGreaterThanOrEqual(by.length);
    expect(new Set(through).size).toBe(through.length);
  });
});
