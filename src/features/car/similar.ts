import type { Car } from '#domain/car.ts';
import type { CatalogueChanges } from '#domain/changes.ts';
import { type Drivable, roadRange } from '#domain/range.ts';
import { changeOfCar } from '#domain/record-changes.ts';
import { grouped } from '#lib/grouped.ts';

type Comparable = Drivable & Pick<Car, 'brandId' | 'id' | 'bodyType' | 'price'>;

/** A car that another car's page names. */
export type SimilarCar = Pick<
  Car,
  | 'brandId'
  | 'id'
  | 'brand'
  | 'name'
  | 'imageUrl'
  | 'powertrain'
  | 'range'
  | 'evRange'
  | 'combinedRange'
  | 'price'
>;

/** Similar cars that a page names. */
const shownCars = 4;

/** So that a brand with many trims leaves room for others. */
const mostOfOneBrand = 2;

/**
 * How many neighbours are compared on either side in the order of prices, so that 5,000 cars take a build only
 * milliseconds.
 */
const neighbours = 16;

/** Beyond a fifth more or less than the price, hardly anybody chooses between two cars. */
const furthestPrice = Math.log(1.2);

/**
 * Weight of a difference in range against one in price, and the distance that another powertrain or a missing figure
 * adds. `worse`: of a car that costs more and goes less far, which few would choose.
 */
const weight = { range: 0.5, powertrain: 0.2, unknown: 0.4, worse: 0.1 };

/**
 * Finds the cars that a buyer of one would also look at: the same body type, then near in price and, half as much,
 * in range on the road; at most two of a brand, its own included. The same catalogue always gives the same cars.
 * @param cars the whole catalogue; it is sorted once, here
 * @returns nearest first, at most four, none where no car is near
 */
export function similarIn<Item extends Comparable>(cars: readonly Item[]): (car: Item) => Item[] {
  const groups = grouped(cars.toSorted(byPrice), bodyOf);
  const places = new Map<Item, number>();
  for (const group of groups.values()) {
    for (const [place, car] of group.entries()) places.set(car, place);
  }

  return (car) => {
    const group = groups.get(bodyOf(car)) ?? [];
    const place = places.get(car) ?? 0;
    const near = group
      .slice(Math.max(0, place - neighbours), place + neighbours + 1)
      .filter((other) => other !== car && isInReach(car, other))
      .map((other) => ({ other, distance: distance(car, other) }))
      .sort((a, b) => a.distance - b.distance || byAddress(a.other, b.other));
    return firstOfEachBrand(near.map(({ other }) => other));
  };
}

function bodyOf({ bodyType }: Comparable): string {
  return bodyType.toLowerCase();
}

function firstOfEachBrand<Item extends Comparable>(cars: readonly Item[]): Item[] {
  const counts = new Map<string, number>();
  const chosen = cars.filter(({ brandId }) => {
    const count = (counts.get(brandId) ?? 0) + 1;
    counts.set(brandId, count);
    return count <= mostOfOneBrand;
  });
  return chosen.slice(0, shownCars);
}

function distance(car: Comparable, other: Comparable): number {
  const drive = car.powertrain === other.powertrain ? 0 : weight.powertrain;
  const [own, others] = [roadRange(car)?.km ?? null, roadRange(other)?.km ?? null];
  const isWorse = isMore(other.price, car.price) && isMore(own, others);
  const worse = isWorse ? weight.worse : 0;
  return ratio(car.price, other.price) + weight.range * ratio(own, others) + drive + worse;
}

function isMore(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one > other;
}

/** Whether the prices are near, or one of them is not known. */
function isInReach({ price }: Comparable, other: Comparable): boolean {
  return !price || !other.price || ratio(price, other.price) <= furthestPrice;
}

/** How far apart two figures are, whichever is larger: 0 when equal, ln 2 for the double. */
function ratio(one: number | null, other: number | null): number {
  if (!one || !other) return weight.unknown;
  return Math.abs(Math.log(one / other));
}

/** Unknown prices come last, together. */
function byPrice(a: Comparable, b: Comparable): number {
  const [one, other] = [a.price ?? Number.MAX_VALUE, b.price ?? Number.MAX_VALUE];
  return one - other || (a.range ?? 0) - (b.range ?? 0) || byAddress(a, b);
}

function byAddress(a: Comparable, b: Comparable): number {
  return compare(a.brandId, b.brandId) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Only the fields that the list of similar cars shows, which keeps the page's HTML small. */
export function toSimilar(car: SimilarCar): SimilarCar {
  const { brandId, id, brand, name, imageUrl, powertrain, price } = car;
  const { range, evRange, combinedRange } = car;
  return { brandId, id, brand, name, imageUrl, powertrain, range, evRange, combinedRange, price };
}

/** The named cars as they are now: without those that were withdrawn, and with today's figures. */
export function similarNow(cars: readonly SimilarCar[], changes: CatalogueChanges): SimilarCar[] {
  return cars.flatMap((car) => {
    const change = changeOfCar(changes, car);
    if (change.kind === 'withdrawn') return [];
    return [change.kind === 'changed' ? change.item : car];
  });
}
