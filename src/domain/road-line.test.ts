import { expect, it } from 'vitest';
import { realRoads } from '../../tests/support/roads.ts';
import { lineOf, nearestOnWay, readWaypoints } from './road-line.ts';
import { type RoadMap, routeBetween } from './roads.ts';

const named = (id: string) => ({ id, en: id, ar: id, kind: 'both' as const });

const roads: RoadMap = {
  places: [
    { ...named('a'), lat: 30, lon: 30 },
    { ...named('b'), lat: 30, lon: 31 },
    { ...named('c'), lat: 30, lon: 32 },
  ],
  roads: [
    { from: 'a', to: 'b', km: 100, waypoints: [[30, 30.5]] },
    { from: 'c', to: 'b', km: 200, waypoints: [[30, 31.25]] },
  ],
};

it('draws a way, also along a road that is written the other way, stretched to its km', () => {
  const line = lineOf(roads, { through: ['a', 'b', 'c'] });
  expect(line.map(({ lon, km }) => [lon, Math.round(km)])).toEqual([
    [30, 0],
    [30.5, 50],
    [31, 100],
    [31.25, 150],
    [32, 300],
  ]);
});

it('finds where a place lies on a way, and how far off', () => {
  const line = lineOf(roads, { through: ['a', 'b', 'c'] });
  // 0.04 degrees of latitude: 4.4 km.
  const { km, offKm } = nearestOnWay(line, { lat: 30.04, lon: 30.75 });
  expect(km).toBeCloseTo(75, 0);
  expect(offKm).toBeCloseTo(4.4, 1);
});

it('is as long as the table of roads says, between any two places', () => {
  for (const to of ['alexandria', 'matrouh', 'aswan', 'sharm', 'siwa']) {
    const route = routeBetween(realRoads, 'cairo', to);
    if (route === null) throw new Error(`There is no road to ${to}.`);
    expect(lineOf(realRoads, route).at(-1)).toMatchObject({ km: expect.closeTo(route.km, 5) });
  }
});

it('refuses waypoints that are none', () => {
  expect(readWaypoints('30.1 31.2;30.2 31.3')).toHaveLength(2);
  expect(() => readWaypoints('30.1')).toThrow('No waypoint');
});
