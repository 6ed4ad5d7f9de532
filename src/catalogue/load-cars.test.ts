import { describe, expect, it } from 'vitest';
import type { CatalogueChanges } from '#domain/changes.ts';
import { noChanges, sampleCar, sampleRow } from '#domain/fixture.ts';
import { currentCar } from './load-cars.ts';

const seal = sampleCar();
const byd = {
  id: 'byd',
  name: 'BYD',
  nameAr: null,
  logoUrl: null,
  officialDealer: null,
  models: [seal],
};

describe('carNow', () => {
  it('takes the built car when nothing has changed, and knows when there is none', () => {
    expect(currentCar(seal, byd, null)).toBe(seal);
    expect(currentCar(seal, byd, noChanges)).toBe(seal);
    expect(currentCar({ brandId: 'byd', id: 'gone-1' }, byd, null)).toBeUndefined();
    expect(currentCar(seal, null, noChanges)).toBeUndefined();
  });

  it('takes a changed price, also of a car that was renamed', () => {
    const changes = { ...noChanges, cars: [sampleRow({ model: 'Seal 2027' })] };
    expect(currentCar(seal, byd, changes)).toMatchObject({
      id: seal.id,
      name: 'Seal 2027',
      price: 2_000_000,
    });
  });

  it('finds a car, and a brand, that came after the build', () => {
    const id = '5f0c1234-0000-4000-8000-000000000000';
    const cars = [sampleRow({ id, model: 'Dolphin' })];
    expect(
      currentCar({ brandId: 'byd', id: 'dolphin-5f0c1234' }, byd, { ...noChanges, cars }),
    ).toMatchObject({ name: 'Dolphin', brand: 'BYD' });
    const brands = [{ id: 'new', name_en: 'New', logo_url: null }];
    const wanted = { brandId: 'new', id: 'dolphin-5f0c1234' };
    const ofNew = cars.map((car) => ({ ...car, brand_id: 'new' }));
    expect(currentCar(wanted, null, { ...noChanges, cars: ofNew, brands })).toMatchObject({
      brand: 'New',
    });
  });

  it('finds a car that was selected under another name', () => {
    const before = { brandId: 'byd', id: seal.id.replace(/^.*-/, 'once-') };
    expect(currentCar(before, byd, noChanges)).toBe(seal);
    const changes = { ...noChanges, cars: [sampleRow()] };
    expect(currentCar(before, byd, changes)).toMatchObject({ id: seal.id });
  });

  it('drops a car that was withdrawn, or whose brand was', () => {
    const withdrawn = (lists: Partial<CatalogueChanges['withdrawn']>) => ({
      ...noChanges,
      withdrawn: { ...noChanges.withdrawn, ...lists },
    });
    expect(currentCar(seal, byd, withdrawn({ cars: [seal.recordId] }))).toBeUndefined();
    expect(currentCar(seal, byd, withdrawn({ brands: ['byd'] }))).toBeUndefined();
    expect(currentCar(seal, byd, withdrawn({ cars: ['another'] }))).toBe(seal);
  });
});
