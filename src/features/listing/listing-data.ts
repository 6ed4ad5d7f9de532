import { product } from '@/config/product';
import type { Brand } from '@/features/catalogue/catalogue';
import { beginningOf, slugOf } from '@/features/catalogue/slug';
import type { ListedCar } from './filters';

/** All brands, those without cars too, and all cars, brand by brand. */
export type Listing = { brands: Pick<Brand, 'id' | 'name' | 'nameAr'>[]; cars: ListedCar[] };

/** What many cars have in common. */
type Kind = Pick<
  ListedCar,
  | 'powertrain'
  | 'rangeCycle'
  | 'bodyType'
  | 'chargingProtocol'
  | 'connectorBasis'
  | 'priceSource'
  | 'priceVerifiedOn'
>;

/** A column of few different values: the values, and for each car the index of its own. */
type Column<Value> = { values: Value[]; at: number[] };

/** All cars column by column, as like beside like compresses best: 5,000 cars make a file of about 60 kB. */
export type ListingData = {
  version: 2;
  brands: Listing['brands'];
  brandIds: string[];
  keys: string[];
  names: string[];
  images: Column<string>;
  kinds: Column<Kind>;
  ranges: ListedCar['range'][];
  evRanges: ListedCar['evRange'][];
  combinedRanges: ListedCar['combinedRange'][];
  prices: ListedCar['price'][];
  powers: ListedCar['motorPower'][];
};

/** The file of all cars, as the build writes it. */
export function encodeListing(brands: readonly Brand[]): ListingData {
  const cars = brands.flatMap(({ models }) => models);
  const beginnings = Map.groupBy(cars, ({ recordId }) => beginningOf(recordId));
  return {
    version: 2,
    brands: brands.map(({ id, name, nameAr }) => ({ id, name, nameAr })),
    brandIds: cars.map((car) => car.brandId),
    keys: cars.map(({ recordId }) => {
      const beginning = beginningOf(recordId);
      return beginnings.get(beginning)?.length === 1 ? beginning : recordId;
    }),
    names: cars.map((car) => car.name),
    images: columnOf(cars.map((car) => car.imageUrl)),
    kinds: columnOf(
      cars.map((car) => ({
        powertrain: car.powertrain,
        rangeCycle: car.rangeCycle,
        bodyType: car.bodyType,
        chargingProtocol: car.chargingProtocol,
        connectorBasis: car.connectorBasis,
        priceSource: car.priceSource,
        priceVerifiedOn: car.priceVerifiedOn,
      })),
    ),
    ranges: cars.map((car) => car.range),
    evRanges: cars.map((car) => car.evRange),
    combinedRanges: cars.map((car) => car.combinedRange),
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
  const brands = new Map(data.brands.map((brand) => [brand.id, brand]));
  const cars = data.names.map((name, index): ListedCar => {
    const brand = brands.get(data.brandIds[index] ?? '');
    const recordKey = data.keys[index];
    const kind = cellOf(data.kinds, index);
    if (!brand || !kind || !recordKey) throw new TypeError('The listing data is incomplete.');
    return {
      ...kind,
      id: slugOf(name, recordKey),
      recordKey,
      brandId: brand.id,
      brand: brand.name,
      brandAr: brand.nameAr,
      name,
      imageUrl: cellOf(data.images, index) ?? '',
      range: data.ranges[index] ?? null,
      evRange: data.evRanges[index] ?? null,
      combinedRange: data.combinedRanges[index] ?? null,
      price: data.prices[index] ?? null,
      motorPower: data.powers[index] ?? null,
    };
  });
  return { brands: data.brands, cars };
}

/**
 * The first models of all brands, and how many there are, so that the page stays light however large the catalogue
 * grows. They are as the browser decodes them: a card rendered there is the same.
 * @param inPage most cards in the HTML
 */
export function listedModels(
  brands: readonly Brand[],
  inPage: number = product.listingCardsInPage,
): { first: ListedCar[]; total: number } {
  const { cars } = decodeListing(encodeListing(brands));
  return { first: cars.slice(0, inPage), total: cars.length };
}

/** The build wrote the file and it never changes, so its version says enough. */
function isListingData(data: unknown): data is ListingData {
  return typeof data === 'object' && data !== null && 'version' in data && data.version === 2;
}

function columnOf<Value>(cells: readonly Value[]): Column<Value> {
  const indexes = new Map<string, number>();
  const values: Value[] = [];
  const at = cells.map((cell) => {
    const text = JSON.stringify(cell);
    const index = indexes.get(text) ?? values.push(cell) - 1;
    indexes.set(text, index);
    return index;
  });
  return { values, at };
}

function cellOf<Value>({ values, at }: Column<Value>, index: number): Value | undefined {
  return values[at[index] ?? -1];
}
