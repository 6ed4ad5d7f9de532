import type { Car } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';
import { beginningOf, idLetters, slugOf } from '@/features/catalogue/slug';
import type { ListedCar } from './listed-car';

/** Stands in a picture's address for the folder that is named after the car; addresses have no blanks. */
const ownFolder = ' ';

/** A column of few different values: the values, and for each car the place of its own. */
type Column<Value> = { values: Value[]; at: number[] };

/** What many cars have in common. */
type Kind = [
  powertrain: ListedCar['powertrain'],
  rangeCycle: ListedCar['rangeCycle'],
  bodyType: string,
  chargingProtocol: string,
  priceSource: string | null,
  priceVerifiedOn: string | null,
];

/**
 * All cars of the listing, column by column, since like stands best beside like when it is compressed: 5,000 cars
 * make a file of about 50 kB.
 */
export type ListingData = {
  version: 1;
  /** In the order of the cars, with how many cars each has. */
  brands: { id: string; name: string; ar: string | null; cars: number }[];
  /** The first 8 letters of each record's id, in a row. */
  ids: string;
  /** The whole id of each car that shares those letters with another, by its place. */
  twins: Record<number, string>;
  names: string[];
  images: Column<string>;
  kinds: Column<Kind>;
  ranges: (number | null)[];
  /** Of range-extended cars only, one after the other. */
  evRanges: (number | null)[];
  combinedRanges: (number | null)[];
  prices: (number | null)[];
  powers: (number | null)[];
};

/** All brands, those without cars too, and all cars, brand by brand. */
export type Listing = { brands: Pick<Brand, 'id' | 'name' | 'nameAr'>[]; cars: ListedCar[] };

/** The file of all cars, as the build writes it. */
export function encodeListing(brands: readonly Brand[]): ListingData {
  const cars = brands.flatMap(({ models }) => models);
  const extended = cars.filter((car) => car.powertrain === 'EREV');
  return {
    version: 1,
    brands: brands.map(({ id, name, nameAr: ar, models }) => {
      return { id, name, ar, cars: models.length };
    }),
    ids: cars.map(({ recordId }) => beginningOf(recordId)).join(''),
    twins: twinsAmong(cars),
    names: cars.map((car) => car.name),
    images: columnOf(cars.map((car) => car.imageUrl.replace(folderOf(car), ownFolder))),
    kinds: columnOf(cars.map(kindOf), JSON.stringify),
    ranges: cars.map((car) => car.range),
    evRanges: extended.map((car) => car.evRange),
    combinedRanges: extended.map((car) => car.combinedRange),
    prices: cars.map((car) => car.price),
    powers: cars.map((car) => car.motorPower),
  };
}

/**
 * What a file holds, in its order.
 * @throws TypeError when it is no such file, or one of another version
 */
export function decodeListing(data: unknown): Listing {
  if (!isListingData(data)) throw new TypeError('The listing data cannot be read.');
  const brandOf = data.brands.flatMap((brand) => Array.from({ length: brand.cars }, () => brand));
  let extended = 0;
  const cars = data.names.map((name, index): ListedCar => {
    const brand = brandOf[index];
    if (brand === undefined) throw new TypeError('The listing data is incomplete.');
    const named = { brandId: brand.id, name };
    const kind = cellOf(data.kinds, index);
    if (kind === undefined) throw new TypeError('The listing data is incomplete.');
    const [powertrain, rangeCycle, bodyType, chargingProtocol, priceSource, priceVerifiedOn] = kind;
    const place = powertrain === 'EREV' ? extended++ : -1;
    const image = cellOf(data.images, index) ?? '';
    const beginning = data.ids.slice(index * idLetters, (index + 1) * idLetters);
    return {
      ...named,
      id: slugOf(name, beginning),
      recordKey: data.twins[index] ?? beginning,
      brand: brand.name,
      brandAr: brand.ar,
      imageUrl: image.replace(ownFolder, () => folderOf(named)),
      powertrain,
      range: data.ranges[index] ?? null,
      rangeCycle,
      evRange: data.evRanges[place] ?? null,
      combinedRange: data.combinedRanges[place] ?? null,
      price: data.prices[index] ?? null,
      priceSource,
      priceVerifiedOn,
      bodyType,
      chargingProtocol,
      motorPower: data.powers[index] ?? null,
    };
  });
  return { brands: data.brands.map(({ id, name, ar }) => ({ id, name, nameAr: ar })), cars };
}

/** The build wrote the file and it never changes, so its mark says enough. */
function isListingData(data: unknown): data is ListingData {
  return typeof data === 'object' && data !== null && 'version' in data && data.version === 1;
}

/** How the site's own drawings of a car are filed. */
function folderOf({ brandId, name }: Pick<Car, 'brandId' | 'name'>): string {
  const model = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `/${brandId}-${model.replace(/^-|-$/g, '')}/`;
}

function twinsAmong(cars: readonly Car[]): Record<number, string> {
  const met = new Map<string, number>();
  const beginnings = cars.map(({ recordId }) => beginningOf(recordId));
  for (const beginning of beginnings) met.set(beginning, (met.get(beginning) ?? 0) + 1);
  const twins = cars.flatMap(({ recordId }, index) =>
    (met.get(beginningOf(recordId)) ?? 0) > 1 ? [[index, recordId] as const] : [],
  );
  return Object.fromEntries(twins);
}

function kindOf(car: Car): Kind {
  const { powertrain, rangeCycle, bodyType, chargingProtocol, priceSource, priceVerifiedOn } = car;
  return [powertrain, rangeCycle, bodyType, chargingProtocol, priceSource, priceVerifiedOn];
}

/** @param nameOf what makes two cells the same */
function columnOf<Value>(
  cells: readonly Value[],
  nameOf: (cell: Value) => unknown = (cell) => cell,
): Column<Value> {
  const places = new Map<unknown, number>();
  const values: Value[] = [];
  const at = cells.map((cell) => {
    const name = nameOf(cell);
    const place = places.get(name) ?? values.push(cell) - 1;
    places.set(name, place);
    return place;
  });
  return { values, at };
}

function cellOf<Value>({ values, at }: Column<Value>, index: number): Value | undefined {
  const place = at[index];
  return place === undefined ? undefined : values[place];
}
