import { product } from '#config/product.ts';
import { grouped } from '#lib/grouped.ts';
import type { Brand } from './brand-file.ts';
import { type Car, type CardCar, sizeOf } from './car.ts';
import { beginningOf, slugOf } from './slug.ts';
import { inUsualOrder } from './usual-order.ts';

/** What a family asks of a car; null where nobody has recorded it. */
export type FamilyFacts = {
  seats: number | null;
  /** Litres. */
  boot: number | null;
  /** Of five. */
  safetyStars: number | null;
  /** mm. */
  length: number | null;
  drive: NonNullable<Car['facts']['drive']> | null;
};

/** The facts for a family among all those of a car. */
export function familyFacts(car: Pick<Car, 'facts' | 'dimensions'>): FamilyFacts {
  const { seats = null, boot = null, drive = null, safety } = car.facts;
  const length = sizeOf(car)?.length ?? null;
  return { seats, boot, safetyStars: safety?.stars ?? null, length, drive };
}

/** A car as lists, filters, search and advice know it. */
export type ListedCar = CardCar &
  Pick<Car, 'bodyType' | 'motorPower' | 'rapidMeanPower' | 'acChargingPower'> &
  FamilyFacts & {
    /** The id of the car's record, or the beginning of it that no other car shares. */
    recordKey: string;
    brandAr: Brand['nameAr'];
  };

/** All brands, those without cars too, and all cars, brand by brand. */
export type ListedCatalogue = {
  brands: Pick<Brand, 'id' | 'name' | 'nameAr'>[];
  cars: ListedCar[];
};

/** What of a car the file holds. The rest follows from it, and from its brand. */
const columnNames = [
  'brandId',
  'recordKey',
  'name',
  'imageUrl',
  'powertrain',
  'rangeCycle',
  'bodyType',
  'chargingProtocol',
  'connectorBasis',
  'priceStanding',
  'priceSource',
  'priceVerifiedOn',
  'range',
  'evRange',
  'combinedRange',
  'price',
  'motorPower',
  'batteryCapacity',
  'usableCapacity',
  'townDraw',
  'motorwayDraw',
  'rapidMeanPower',
  'acChargingPower',
  'dcChargingPower',
  'importChannel',
  'seats',
  'boot',
  'safetyStars',
  'length',
  'drive',
] as const satisfies (keyof ListedCar)[];
type FiledCar = Pick<ListedCar, (typeof columnNames)[number]>;

/** All cars column by column, as like beside like compresses best: 5,000 cars make a file of less than 60 kB. */
export type ListingData = {
  version: 8;
  brands: ListedCatalogue['brands'];
  columns: { [Name in keyof FiledCar]: FiledCar[Name][] };
};

/** The file of all cars, as the build writes it. */
export function encodeListing(brands: readonly Brand[]): ListingData {
  const models = brands.flatMap(({ models }) => models);
  const beginnings = grouped(models, ({ recordId }) => beginningOf(recordId));
  const cars = models.map((car): FiledCar => {
    const beginning = beginningOf(car.recordId);
    const isAlone = beginnings.get(beginning)?.length === 1;
    return { ...car, ...familyFacts(car), recordKey: isAlone ? beginning : car.recordId };
  });
  const columns = columnNames.map((name) => [name, cars.map((car) => car[name])]);
  return {
    version: 8,
    brands: brands.map(({ id, name, nameAr }) => ({ id, name, nameAr })),
    columns: Object.fromEntries(columns),
  };
}

/**
 * The cars of a file, in its order.
 * @throws TypeError when it is no such file, or one of another version
 */
export function decodeListing(data: unknown): ListedCatalogue {
  if (!isListingData(data)) throw new TypeError('The listing data cannot be read.');
  const { brands, columns } = data;
  const brandOf = new Map(brands.map((brand) => [brand.id, brand]));
  const cars = columns.name.map((_, place): ListedCar => {
    const cells = columnNames.map((name) => [name, columns[name][place]]);
    const car: FiledCar = Object.fromEntries(cells);
    const brand = brandOf.get(car.brandId);
    if (!brand) throw new TypeError('The listing data is incomplete.');
    return {
      ...car,
      id: slugOf(car.name, car.recordKey),
      brand: brand.name,
      brandAr: brand.nameAr,
    };
  });
  return { brands, cars };
}

/** All cars as the browser decodes them: what is rendered there is the same. */
export const listedCars = (brands: readonly Brand[]): ListedCar[] =>
  decodeListing(encodeListing(brands)).cars;

/**
 * The first models of all brands in the usual order, and how many there are, so that the page stays light however large the catalogue
 * grows.
 * @param inPage most cards in the HTML
 */
export function listedModels(
  brands: readonly Brand[],
  inPage: number = product.listingCardsInPage,
): { first: ListedCar[]; total: number } {
  const cars = inUsualOrder(listedCars(brands));
  return { first: cars.slice(0, inPage), total: cars.length };
}

/** The build wrote the file and it never changes, so its version says enough. */
function isListingData(data: unknown): data is ListingData {
  return typeof data === 'object' && data !== null && 'version' in data && data.version === 8;
}
