/** What grows with the catalogue, and must not grow faster. A busy machine is slow, so this is no part of `npm test`. */
import { expect, test } from 'vitest';
import { batchLimit, saveBatch } from '#data/catalogue-batches.ts';
import { planRoadTrip } from '#domain/road-trip.ts';
import { startBackend } from '../support/backend.ts';
import { realRoads } from '../support/roads.ts';
import { catalogueRows } from '../support/rows.ts';
import { seedBrands } from '../support/seed-cars.ts';
import { seedPoints } from '../support/seed-points.ts';

test('a line of a spreadsheet costs no more among as many as are allowed than among a few', async () => {
  const { engine, as } = await startBackend();
  const { id: _, ...car } = catalogueRows.cars;
  const take = async (count: number) => {
    const lines = Array.from({ length: count }, (_, index) => ({
      id: crypto.randomUUID(),
      seen: null,
      columns: {
        ...car,
        model: `Many ${index}`,
        trims: [{ name: 'Comfort', price_egp: 1_500_000 }],
        published: false,
      },
    }));
    const started = performance.now();
    const report = await saveBatch(as.staff, 'cars', crypto.randomUUID(), lines);
    expect(report.added).toHaveLength(count);
    return (performance.now() - started) / count;
  };
  try {
    const few = await take(100);
    expect(await take(batchLimit)).toBeLessThan(3 * few);
  } finally {
    await engine.close();
  }
});

/** Places strewn around those that are known, as if there were many more. */
const strewn = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const point = seedPoints[index % seedPoints.length] ?? seedPoints[0];
    if (!point) throw new Error('There are no places.');
    const by = (index * 0.618) % 1;
    return { ...point, id: `${index}`, lat: point.lat + by / 5, lon: point.lon - by / 7 };
  });

test.each([327, 20_000])(
  'plans a trip within 50 ms where %i places are known, at first sight',
  (count) => {
    const car = seedBrands.flatMap(({ models }) => models).find(({ name }) => name === 'T03');
    if (!car) throw new Error('There is no T03.');
    const times = [1, 2, 3, 4, 5].map(() => {
      const fresh = { map: { ...realRoads, roads: [...realRoads.roads] }, points: strewn(count) };
      const started = performance.now();
      planRoadTrip(car, fresh, 'cairo', 'matrouh');
      return performance.now() - started;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  },
);
