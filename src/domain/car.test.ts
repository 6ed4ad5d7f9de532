import { expect, it } from 'vitest';
import { toCar } from './car.ts';
import { carColumns } from './columns.ts';
import { sampleRow } from './fixture.ts';

it('counts a shooting brake among the wagons', () => {
  const brand = { id: 'zeekr', name_en: 'Zeekr', name_ar: null, logo_url: null };
  expect(toCar(sampleRow({ body_type: 'Shooting brake' }), brand).bodyType).toBe('Wagon');
});

it('reads every column of its row, so that none is fetched or kept for nothing', () => {
  const read = new Set<string | symbol>();
  const row = new Proxy(sampleRow({ charging_protocol: 'CCS2' }), {
    get(row, column) {
      read.add(column);
      return Reflect.get(row, column);
    },
  });
  toCar(row, { id: 'byd', name_en: 'BYD', name_ar: null, logo_url: null });
  // The brand is read from its own row.
  expect(Object.keys(carColumns).filter((column) => !read.has(column))).toEqual(['brand']);
});
