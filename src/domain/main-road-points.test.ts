import { expect, it } from 'vitest';
import { mainRoads } from '#config/main-roads.ts';
import { realRoads } from '../../tests/support/roads.ts';
import { seedPoints } from '../../tests/support/seed-points.ts';
import type { ChargingPoint } from './charging-points.ts';
import { governorates } from './governorates.ts';
import { alongRoad, governoratesNear, mainRoadsIn, roadsThrough } from './main-road-points.ts';
import { sampleConnector, samplePoint } from './point-fixture.ts';

const roads = mainRoadsIn(realRoads, seedPoints);
const road = (wanted: string) => {
  const found = roads.find(({ id }) => id === wanted);
  if (!found) throw new Error(`No road ${wanted}.`);
  return found;
};
const governorate = (wanted: string) => {
  const found = governorates.find(({ id }) => id === wanted);
  if (!found) throw new Error(`No governorate ${wanted}.`);
  return found;
};

it('finds every main road, with its public places in order', () => {
  expect(roads.map(({ id }) => id)).toEqual(mainRoads.map(({ id }) => id));
  for (const { id, km, points } of roads) {
    const kms = points.map((one) => one.km);
    expect(kms, id).toEqual(kms.toSorted((one, other) => one - other));
    expect(Math.max(0, ...kms), id).toBeLessThanOrEqual(km);
  }
  const { from, to, km, points } = road('cairo-alexandria');
  expect([from.id, to.id, km]).toEqual(['cairo', 'alexandria', 219]);
  expect(points.length).toBeGreaterThan(20);
});

it('names what tells two roads with the same ends apart, and only then', () => {
  const named = roads.filter(({ by }) => by !== null).map(({ id, by }) => [id, by?.id]);
  expect(named).toEqual([
    ['cairo-alexandria', 'wadi-natrun'],
    ['cairo-tanta-alexandria', 'tanta'],
  ]);
});

const at = (km: number, type: 'CCS2' | 'Type 2', ...twins: ChargingPoint[]) => ({
  point: samplePoint({ id: String(km), connectors: [sampleConnector(type, 50)] }),
  twins,
  km,
  offKm: 0,
});
const shown = (km: number, points: ReturnType<typeof at>[]) =>
  alongRoad({ km, points }).map((one) =>
    one.kind === 'point'
      ? one.at.km
      : `${one.gap.from?.km ?? 'start'}-${one.gap.to?.km ?? 'end'}: ${one.gap.km}`,
  );

it('tells of each stretch of more than 100 km without a rapid charger, where it begins', () => {
  expect(shown(300, [at(20, 'CCS2'), at(60, 'Type 2'), at(161, 'CCS2')])).toEqual([
    20,
    '20-161: 141',
    60,
    161,
    '161-end: 139',
  ]);
  expect(shown(100, [])).toEqual([]);
  expect(shown(200, [at(100, 'CCS2')])).toEqual([100]);
  expect(shown(260, [at(5, 'Type 2')])).toEqual(['start-end: 260', 5]);
});

it('knows the rapid charger of another operator on the same site', () => {
  const [place] = road('hurghada-marsa-alam').points.filter(({ twins }) => twins.length > 0);
  expect(shown(220, [at(150, 'Type 2', at(150, 'CCS2').point)])).toEqual(['start-150: 150', 150]);
  expect(place?.twins.map(({ operator }) => operator)).not.toContain(place?.point.operator);
});

it('says that no rapid charger is known between Assiut and Luxor', () => {
  expect(alongRoad(road('assiut-luxor'))).toContainEqual({
    kind: 'gap',
    gap: { from: null, to: null, km: 267 },
  });
});

it('knows which main roads lead through a governorate, and which governorates are near', () => {
  const through = (id: string) => roadsThrough(roads, governorate(id)).map((one) => one.id);
  expect(through('matrouh')).toContain('alexandria-matrouh');
  expect(through('sohag')).toEqual(['assiut-luxor']);
  expect(through('new-valley')).toEqual([]);
  const near = governoratesNear(governorate('luxor'), 3).map(({ id }) => id);
  expect(near).toHaveLength(3);
  expect(near).toContain('qena');
  expect(near).not.toContain('luxor');
});
