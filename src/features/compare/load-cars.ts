import { fetchBrandFile } from '@/features/catalogue/brand-file';
import type { Car } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';
import { type ComparedCar, compareKey } from './compared';

const brands = new Map<string, Promise<Brand | null>>();

/**
 * The cars with all their figures, in the order asked for. A car that there is no more is not among them.
 * @throws Error when a brand's file cannot be fetched or read; the next call tries again
 */
export async function loadCars(wanted: readonly ComparedCar[]): Promise<Car[]> {
  const cars = await Promise.all(wanted.map(loadCar));
  return cars.filter((car) => car !== undefined);
}

async function loadCar(wanted: ComparedCar): Promise<Car | undefined> {
  const brand = await brandOf(wanted);
  return brand?.models.find((car) => compareKey(car) === compareKey(wanted));
}

/** Each brand once for as long as the page stays. */
function brandOf({ brandId }: ComparedCar): Promise<Brand | null> {
  const known = brands.get(brandId);
  if (known !== undefined) return known;
  const brand = fetchBrandFile(brandId);
  brands.set(brandId, brand);
  brand.catch(() => brands.delete(brandId));
  return brand;
}
