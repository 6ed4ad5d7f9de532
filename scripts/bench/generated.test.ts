import { describe, expect, it } from 'vitest';
import { generatedCatalogue, generatedCatalogueSql } from './generated.ts';

const size = { cars: 5000, brands: 120 };

describe('generatedCatalogue', () => {
  const { brands, cars } = generatedCatalogue(size);

  it('has the size asked for, and every car its brand', () => {
    expect([brands.length, cars.length]).toEqual([120, 5000]);
    const names = new Set(brands.map((brand) => brand.name_en));
    expect(names.size).toBe(120);
    expect(cars.every((car) => names.has(car.brand))).toBe(true);
  });

  it('tells ids apart by their first 8 letters, and models of a brand by their address', () => {
    expect(new Set(cars.map((car) => car.id.slice(0, 8))).size).toBe(5000);
    for (const { id } of cars)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is the same each time', () => {
    expect(generatedCatalogueSql({ cars: 50, brands: 3 })).toBe(
      generatedCatalogueSql({ cars: 50, brands: 3 }),
    );
  });

  it('keeps range-extended cars consistent', () => {
    const extended = cars.filter((car) => car.powertrain === 'EREV');
    expect(extended.length).toBeGreaterThan(0);
    for (const car of extended) {
      expect(car.range_km).toBe(car.ev_range_km);
      expect(car.combined_range_km).toBeGreaterThan(car.ev_range_km ?? 0);
    }
  });

  it('shows pictures that are drawn already', () => {
    for (const car of cars.slice(0, 50)) {
      expect(car.photos).toHaveLength(5);
      expect(car.photos[0]).toMatch(/^\/pictures\/cars\/[a-z0-9-]+\/side-[a-z]+\.jpg$/);
    }
  });

  it.each([
    { cars: -1, brands: 1 },
    { cars: 1, brands: 0 },
    { cars: Number.NaN, brands: 1 },
  ])('refuses %j', (wrong) => {
    expect(() => generatedCatalogue(wrong)).toThrow(RangeError);
  });
});
