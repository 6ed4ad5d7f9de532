import { nameKey } from '#domain/names.ts';

/** A car of the catalogue as forms know it; its price when new in EGP, null when unknown. */
export type KnownCar = {
  brand: string;
  brandAr?: string | null;
  name: string;
  price: number | null;
};

type Named = Pick<KnownCar, 'brand' | 'name'>;

/** Brands to suggest: those of recently viewed cars come first. */
export function brandNames(cars: readonly KnownCar[], recent: readonly Named[]): string[] {
  return [...new Set([...recent, ...cars].map(({ brand }) => brand))];
}

/** Models to suggest for the brand that was typed: recently viewed ones come first. */
export function modelNames(
  cars: readonly KnownCar[],
  recent: readonly Named[],
  brand: string,
): string[] {
  const isTyped = (car: Pick<KnownCar, 'brand' | 'brandAr'>) => isOfBrand(car, brand);
  return [...new Set([...recent, ...cars].filter(isTyped).map(({ name }) => name))];
}

/** The car whose brand and model were typed, however they are written. */
export function knownCar(
  cars: readonly KnownCar[],
  brand: string,
  model: string,
): KnownCar | undefined {
  return cars.find((car) => isOfBrand(car, brand) && nameKey(car.name) === nameKey(model));
}

function isOfBrand({ brand, brandAr }: Pick<KnownCar, 'brand' | 'brandAr'>, typed: string) {
  return [brand, brandAr ?? ''].some((name) => name !== '' && nameKey(name) === nameKey(typed));
}
