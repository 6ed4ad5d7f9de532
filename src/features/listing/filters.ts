import type { ListedCar } from '#domain/listing-data.ts';
import { connectorBasis } from '#domain/plugs.ts';
import { type Drivable, roadRange } from '#domain/range.ts';

/** Both ends of a slider, included; null where the handle stands at the end of its track. */
export type Interval = readonly [from: number | null, to: number | null];
export const anywhere: Interval = [null, null];

/** The range by the laboratory stands last: it is no figure to plan with. */
export const sliderNames = ['price', 'everyday', 'range'] as const;
export type SliderName = (typeof sliderNames)[number];
const eachSlider = <Value>(make: (name: SliderName) => Value) => ({
  price: make('price'),
  everyday: make('everyday'),
  range: make('range'),
});

/** The end of each track in EGP and km; every track begins at 0. */
export type Bounds = Record<SliderName, number>;
export const steps: Bounds = { price: 50_000, everyday: 10, range: 10 };

/** The figure of a car that a slider is about; null where it is not known. */
const figures: Record<SliderName, (car: Measured) => number | null> = {
  price: ({ price }) => price,
  everyday: (car) => roadRange(car)?.km ?? null,
  range: ({ range }) => range,
};
type Measured = Drivable & Pick<ListedCar, 'price'>;

/** Sets of options to choose from, and what a car has of each; null where that is not known. */
const optionOf = {
  brands: ({ brandId }) => brandId,
  bodyTypes: ({ bodyType }) => bodyType,
  seats: ({ seats }) => seats?.toString() ?? null,
  channels: ({ importChannel }) => importChannel,
  protocols: ({ chargingProtocol }) => chargingProtocol,
  plugs: (car) => connectorBasis(car),
  drives: ({ drive }) => drive,
  powertrains: ({ powertrain }) => powertrain,
} as const satisfies Record<string, (car: ListedCar) => string | null>;
export type FacetName = keyof typeof optionOf;
export const facetNames = [
  'brands',
  'bodyTypes',
  'seats',
  'channels',
  'protocols',
  'plugs',
  'drives',
  'powertrains',
] as const satisfies FacetName[];
const eachFacet = <Value>(make: (name: FacetName) => Value) => ({
  brands: make('brands'),
  bodyTypes: make('bodyTypes'),
  seats: make('seats'),
  channels: make('channels'),
  protocols: make('protocols'),
  plugs: make('plugs'),
  drives: make('drives'),
  powertrains: make('powertrains'),
});

/** An option and how many of all cars have it. */
export type Option = { value: string; count: number };
export type Facets = Record<FacetName, Option[]>;
export type FacetCounts = Record<FacetName, ReadonlyMap<string, number>>;

/** For the default order see `inUsualOrder`. */
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
  everyday: anywhere,
  range: anywhere,
  brands: [],
  bodyTypes: [],
  seats: [],
  channels: [],
  protocols: [],
  plugs: [],
  drives: [],
  powertrains: [],
  sort: 'default',
  view: 'models',
};

export const isSet = ([from, to]: Interval) => from !== null || to !== null;

/** From 0 to the highest figure of all cars, rounded up to the step so that this car fits. */
export function boundsOf(cars: readonly Measured[]): Bounds {
  return eachSlider((name) => {
    const highest = cars.reduce((most, car) => Math.max(most, figures[name](car) ?? 0), 0);
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

/** The distinct values of all cars: brands and seats in their own order, of others the most frequent first. */
export function facetsOf(cars: readonly ListedCar[]): Facets {
  return eachFacet((name) => {
    const options = [...tally(cars, name)].map(([value, count]) => ({ value, count }));
    const byValue = (a: Option, b: Option) => (a.value < b.value ? -1 : 1);
    return name === 'brands' || name === 'seats'
      ? options.sort(byValue)
      : options.sort((a, b) => b.count - a.count || byValue(a, b));
  });
}

function tally(cars: readonly ListedCar[], name: FacetName): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const car of cars) {
    const value = optionOf[name](car);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
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
    found = found.filter((car) => {
      const figure = figures[name](car);
      return figure !== null && figure >= from && figure <= to;
    });
  }
  for (const name of facetNames) {
    const chosen = state[name];
    if (name === except || chosen.length === 0) continue;
    found = found.filter((car) => chosen.includes(optionOf[name](car) ?? ''));
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
  range_desc: { figure: figures.everyday, direction: -1 },
  power_desc: { figure: ({ motorPower }) => motorPower, direction: -1 },
};

/** The cars in that order, in the default one as they stand: those without the figure last, equals as they stood. */
export function sorted(cars: readonly ListedCar[], key: SortKey): readonly ListedCar[] {
  if (key === 'default') return cars;
  const { figure, direction } = orders[key];
  // Worked out once for each car: the everyday range costs more than all comparisons.
  const measured = cars.map((car) => ({ car, value: figure(car) }));
  measured.sort(({ value: a }, { value: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a - b) * direction;
  });
  return measured.map(({ car }) => car);
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

/**
 * The state without options that no car has, the others in the order of the options. A choice that stays is the same
 * array, so that the field that shows it need not render again.
 */
export function withKnownOptions(state: ListingState, facets: Facets): ListingState {
  const known = eachFacet((name) => {
    const chosen = state[name];
    if (chosen.length === 0) return chosen;
    const options = facets[name].map(({ value }) => value).filter((one) => chosen.includes(one));
    const isSame =
      options.length === chosen.length && options.every((one, at) => one === chosen[at]);
    return isSame ? chosen : options;
  });
  return { ...state, ...known };
}
