import type { Car } from '@/features/catalogue/car';
import type { ListedCar } from './listed-car';

/** Ends of a slider, both included; null where the handle stands at the end of its track. */
export type Interval = readonly [from: number | null, to: number | null];

/** What a person asks of the models. An empty set means all. */
export type Filters = {
  query: string;
  /** EGP */
  price: Interval;
  /** km */
  range: Interval;
  bodyTypes: readonly string[];
  protocols: readonly string[];
  powertrains: readonly Car['powertrain'][];
};

/** The highest value of each slider; the lowest is 0. */
export type Bounds = { price: number; range: number };

export const sliderNames = ['price', 'range'] as const satisfies (keyof Bounds)[];
export type SliderName = (typeof sliderNames)[number];

/** Steps of the sliders: EGP and km. */
export const steps: Bounds = { price: 50_000, range: 10 };

/** Bounds before the data is there. */
export const boundsBeforeData: Bounds = { price: 5_000_000, range: 1000 };

export const anywhere: Interval = [null, null];

export const noFilters: Filters = {
  query: '',
  price: anywhere,
  range: anywhere,
  bodyTypes: [],
  protocols: [],
  powertrains: [],
};

/** An option of a set and how many cars would be shown with it. */
export type Option<Value extends string = string> = { value: Value; count: number };

export type Facets = {
  bodyTypes: Option[];
  protocols: Option[];
  powertrains: Option<Car['powertrain']>[];
};

export type FacetName = keyof Facets;
export const facetNames = ['bodyTypes', 'protocols', 'powertrains'] as const satisfies FacetName[];

/** How many cars there are of each option. */
export type Counts = Record<FacetName, ReadonlyMap<string, number>>;

/** The property of a car that each set asks about. */
const property = {
  bodyTypes: 'bodyType',
  protocols: 'chargingProtocol',
  powertrains: 'powertrain',
} as const satisfies Record<FacetName, keyof ListedCar>;

/**
 * The cars that fit, and what each option would give, counted without the choices of its own set: only when that is
 * asked for, since people wait for the cars.
 */
export type Results = {
  cars: ListedCar[];
  count: () => Counts;
};

/** From 0 to the highest figure among all cars, rounded up to the step so that this car fits. */
export function boundsOf(cars: readonly ListedCar[]): Bounds {
  const highest = (figure: 'price' | 'range') => {
    const most = cars.reduce((max, car) => Math.max(max, car[figure] ?? 0), 0);
    return Math.ceil(most / steps[figure]) * steps[figure];
  };
  return { price: highest('price'), range: highest('range') };
}

/**
 * Bounds that reach beyond what is asked. Before the data is there, an address may ask for more than the bounds that
 * stand in for them; a figure at the end of its track would count as none.
 */
export function boundsBeyond(
  { price, range }: Pick<Filters, keyof Bounds>,
  bounds: Bounds,
): Bounds {
  const beyond = (name: keyof Bounds, [from, to]: Interval) => {
    const asked = Math.max(from ?? 0, to ?? 0);
    const step = steps[name];
    return asked < bounds[name] ? bounds[name] : (Math.floor(asked / step) + 1) * step;
  };
  return { price: beyond('price', price), range: beyond('range', range) };
}

/** What of a car its facets are. */
type Faceted = Pick<ListedCar, (typeof property)[FacetName]>;

/** The distinct values across all cars, the most frequent first. */
export function facetsOf(cars: readonly Faceted[]): Facets {
  const options = <Name extends FacetName>(name: Name) =>
    [...tally(cars, name)]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return {
    bodyTypes: options('bodyTypes'),
    protocols: options('protocols'),
    powertrains: options('powertrains'),
  };
}

/** How many cars there are of each option. */
function tally<Name extends FacetName>(cars: readonly Faceted[], name: Name) {
  const counts = new Map<Faceted[(typeof property)[Name]], number>();
  for (const car of cars) {
    const value = car[property[name]];
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/**
 * The cars of a list that fit the filters, in its order. The words of the search are not looked at: the list is what
 * they found. A car without a price or a range stays while that slider is untouched.
 */
export function resultsOf(cars: readonly ListedCar[], filters: Filters): Results {
  const sliders = [
    ...within(filters.price, ({ price }) => price),
    ...within(filters.range, ({ range }) => range),
  ];
  const bodies = among(filters.bodyTypes, ({ bodyType }) => bodyType);
  const protocols = among(filters.protocols, ({ chargingProtocol }) => chargingProtocol);
  const powertrains = among(filters.powertrains, ({ powertrain }) => powertrain);
  return {
    cars: fitting(cars, [...sliders, ...bodies, ...protocols, ...powertrains]),
    count: () => {
      const some = fitting(cars, sliders);
      return {
        bodyTypes: tally(fitting(some, [...protocols, ...powertrains]), 'bodyTypes'),
        protocols: tally(fitting(some, [...bodies, ...powertrains]), 'protocols'),
        powertrains: tally(fitting(some, [...bodies, ...protocols]), 'powertrains'),
      };
    },
  };
}

/** What a car must fit. A filter that is not set asks nothing, so that none of thousands of cars is asked for it. */
type Condition = (car: ListedCar) => boolean;

function fitting(cars: readonly ListedCar[], conditions: readonly Condition[]): ListedCar[] {
  return conditions.reduce((some, fits) => some.filter(fits), cars.slice());
}

function among(chosen: readonly string[], optionOf: (car: ListedCar) => string): Condition[] {
  return chosen.length === 0 ? [] : [(car) => chosen.includes(optionOf(car))];
}

function within([from, to]: Interval, figureOf: (car: ListedCar) => number | null): Condition[] {
  if (from === null && to === null) return [];
  const [least, most] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
  const fits = (figure: number | null) => figure !== null && figure >= least && figure <= most;
  return [(car) => fits(figureOf(car))];
}

/**
 * An interval from two figures as a person set them: in either order, and untouched where a figure stands at the end
 * of the track or beyond it.
 * @param highest end of the track
 */
export function intervalOf(one: number | null, other: number | null, highest: number): Interval {
  const inOrder = one === null || other === null || one <= other;
  const [from, to] = inOrder ? [one, other] : [other, one];
  return [from === null || from <= 0 ? null : from, to === null || to >= highest ? null : to];
}

/** Those options that are among values from elsewhere, in the order of the options. */
export function chosenAmong<Value extends string>(
  values: readonly unknown[],
  options: readonly { value: Value }[],
): Value[] {
  return options.flatMap(({ value }) => (values.includes(value) ? [value] : []));
}

/** How many of the filters are set; each end of a slider that was moved counts its slider once. */
export function countFilters(filters: Filters): number {
  const sliders = [filters.price, filters.range].filter(isSet).length;
  const { bodyTypes, protocols, powertrains } = filters;
  const options = bodyTypes.length + protocols.length + powertrains.length;
  return sliders + options + (filters.query === '' ? 0 : 1);
}

/** Whether a handle of the slider was moved. */
export function isSet([from, to]: Interval): boolean {
  return from !== null || to !== null;
}
