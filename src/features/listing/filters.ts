import type { ListedCar } from '#domain/listing-data.ts';
import { roadRange } from '#domain/range.ts';

/** Both ends of a slider, included; null where the handle stands at the end of its track. */
export type Interval = readonly [from: number | null, to: number | null];
export const anywhere: Interval = [null, null];

export const sliderNames = ['price', 'range'] as const;
export type SliderName = (typeof sliderNames)[number];
const eachSlider = <Value>(make: (name: SliderName) => Value) => ({
  price: make('price'),
  range: make('range'),
});

/** The end of each track in EGP and km; every track begins at 0. */
export type Bounds = Record<SliderName, number>;
export const steps: Bounds = { price: 50_000, range: 10 };

/** Sets of options to choose from, and the property of a car that each is about. */
const property = {
  bodyTypes: 'bodyType',
  protocols: 'chargingProtocol',
  powertrains: 'powertrain',
} as const satisfies Record<string, keyof ListedCar>;
export type FacetName = keyof typeof property;
export const facetNames = ['bodyTypes', 'protocols', 'powertrains'] as const;
const eachFacet = <Value>(make: (name: FacetName) => Value) => ({
  bodyTypes: make('bodyTypes'),
  protocols: make('protocols'),
  powertrains: make('powertrains'),
});

/** An option and how many of all cars have it. */
export type Option = { value: string; count: number };
export type Facets = Record<FacetName, Option[]>;
export type FacetCounts = Record<FacetName, ReadonlyMap<string, number>>;

/** The default order is brand by brand, by name. */
export const sortKeys = ['default', 'price_asc', 'price_desc', 'range_desc', 'power_desc'] as const;
export type SortKey = (typeof sortKeys)[number];
export const isSortKey = (text: unknown): text is SortKey => sortKeys.some((key) => key === text);

export const listingViews = ['models', 'brands'] as const;
export type ListingView = (typeof listingViews)[number];

/** The state of filters, search and order. An empty set of options means all. */
export type ListingState = Record<SliderName, Interval> &
  Record<FacetName, readonly string[]> & { query: string; sort: SortKey; view: ListingView };

export const initialState: ListingState = {
  query: '',
  price: anywhere,
  range: anywhere,
  bodyTypes: [],
  protocols: [],
  powertrains: [],
  sort: 'default',
  view: 'models',
};

export const isSet = ([from, to]: Interval) => from !== null || to !== null;

/** From 0 to the highest figure of all cars, rounded up to the step so that this car fits. */
export function boundsOf(cars: readonly Pick<ListedCar, SliderName>[]): Bounds {
  return eachSlider((name) => {
    const highest = cars.reduce((most, car) => Math.max(most, car[name] ?? 0), 0);
    return Math.ceil(highest / steps[name]) * steps[name];
  });
}

/**
 * Bounds until the cars are loaded: those of the build, or beyond what is asked, as the end of a track counts as not
 * set.
 */
export function boundsBeyond(state: ListingState, built: Bounds): Bounds {
  return eachSlider((name) =>
    Math.max(built[name], ...state[name].map((end) => (end === null ? 0 : end + steps[name]))),
  );
}

type Faceted = Pick<ListedCar, (typeof property)[FacetName]>;

/** The distinct values of all cars, the most frequent first. */
export function facetsOf(cars: readonly Faceted[]): Facets {
  return eachFacet((name) =>
    [...tally(cars, name)]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
  );
}

function tally(cars: readonly Faceted[], name: FacetName): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { [property[name]]: value } of cars) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/**
 * The cars of a list that pass sliders and options, in its order; the search is ignored. A car without a price or a
 * range stays while that slider is not set.
 * @param except options that are passed over
 */
export function fitting(
  cars: readonly ListedCar[],
  state: ListingState,
  except?: FacetName,
): readonly ListedCar[] {
  let found = cars;
  for (const name of sliderNames) {
    if (!isSet(state[name])) continue;
    const [from, to] = [state[name][0] ?? 0, state[name][1] ?? Number.POSITIVE_INFINITY];
    found = found.filter(({ [name]: figure }) => figure !== null && figure >= from && figure <= to);
  }
  for (const name of facetNames) {
    const chosen = state[name];
    if (name === except || chosen.length === 0) continue;
    found = found.filter((car) => chosen.includes(car[property[name]]));
  }
  return found;
}

/** How many cars each option would give, ignoring the other choices of its set. */
export function countsOf(cars: readonly ListedCar[], state: ListingState): FacetCounts {
  return eachFacet((name) => tally(fitting(cars, state, name), name));
}

type Order = { figure: (car: ListedCar) => number | null; direction: 1 | -1 };
const orders: Record<Exclude<SortKey, 'default'>, Order> = {
  price_asc: { figure: ({ price }) => price, direction: 1 },
  price_desc: { figure: ({ price }) => price, direction: -1 },
  // The everyday range that cards show: laboratory figures of different cycles do not compare, nor do petrol's kilometres.
  range_desc: { figure: (car) => roadRange(car)?.km ?? null, direction: -1 },
  power_desc: { figure: ({ motorPower }) => motorPower, direction: -1 },
};

/** The cars in that order: those without the figure last, equals as they stood. */
export function sorted(cars: readonly ListedCar[], key: SortKey): readonly ListedCar[] {
  if (key === 'default') return cars;
  const { figure, direction } = orders[key];
  return [...cars].sort((one, other) => {
    const [a, b] = [figure(one), figure(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a - b) * direction;
  });
}

/**
 * An interval from two figures in either order; not set where a figure stands at the end of the track or beyond.
 * @param highest end of the track
 */
export function intervalOf(one: number | null, other: number | null, highest: number): Interval {
  const inOrder = one === null || other === null || one <= other;
  const [from, to] = inOrder ? [one, other] : [other, one];
  return [from === null || from <= 0 ? null : from, to === null || to >= highest ? null : to];
}

/** The state without options that no car has, the others in the order of the options. */
export function withKnownOptions(state: ListingState, facets: Facets): ListingState {
  const known = eachFacet((name) =>
    facets[name].map(({ value }) => value).filter((value) => state[name].includes(value)),
  );
  return { ...state, ...known };
}
