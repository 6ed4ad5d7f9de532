import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listingDataBudget } from '../../tests/budgets.ts';
import { seedBrands } from '../../tests/support/seed-cars.ts';
import type { Brand } from './brand-file.ts';
import type { Car } from './car.ts';
import { encodeListing } from './listing-data.ts';

const models = seedBrands.flatMap((brand) => brand.models);

/** A variant of a real car with an id, a price and a power of its own, as the benchmark makes them. */
function variant(car: Car, number: number, brand: Pick<Car, 'brandId' | 'brand'>): Car {
  const hash = createHash('md5').update(String(number)).digest('hex');
  const vary = (amount: number | null, step: number) =>
    amount === null ? null : Math.round(amount * (0.85 + ((number * step) % 31) / 100));
  return {
    ...car,
    ...brand,
    recordId: hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    name: `${car.name} ${number}`,
    price: vary(car.price, 7),
    motorPower: vary(car.motorPower, 11),
  };
}

test('the file of 5,000 cars keeps its budget', () => {
  const brands = Array.from({ length: 125 }, (_, place): Brand => {
    const own = { brandId: `made-up-${place}`, brand: `Made-up ${place}` };
    const cars = Array.from({ length: 40 }, (_, n) => n * 125 + place).flatMap((number) => {
      const car = models[number % models.length];
      return car ? [variant(car, number, own)] : [];
    });
    return {
      id: own.brandId,
      name: own.brand,
      nameAr: null,
      logoUrl: null,
      officialDealer: null,
      models: cars,
    };
  });
  const file = encodeListing(brands);
  expect(file.columns.name).toHaveLength(5000);
  expect(brotliCompressSync(JSON.stringify(file)).length).toBeLessThan(listingDataBudget);
});
