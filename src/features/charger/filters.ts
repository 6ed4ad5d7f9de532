import type { Car } from '#domain/car.ts';
import type { Charger } from '#domain/charger.ts';
import { compareNames } from '#domain/names.ts';
import { allPlugs, plugFitOf, plugsOfCharger, plugValue } from '#domain/plugs.ts';
import {
  type ChargerFacet,
  type ChosenOptions,
  chargerFacets,
} from '#features/catalogue/chargers-for.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { categoryLabel } from './categories.ts';

type Option = {
  /** Its value in the form and the address. */
  value: string;
  label: string;
};

type Filtered = Pick<Charger, 'category' | 'connectorType' | 'powerKw' | 'price'>;

/** A charger with the values that it has of each facet: several connectors, or no known power. */
export type ShopEntry<Item> = { item: Item; values: ChosenOptions };

export type FilterableChargers<Item> = {
  options: Readonly<Record<ChargerFacet, readonly Option[]>>;
  /** The largest category first, in it the least expensive first and unknown prices last. */
  entries: readonly ShopEntry<Item>[];
};

/** Bands of power, kW: a 16 A socket, a single-phase wallbox, a three-phase one, and a rapid charger. */
const bands = [
  { value: '0-4', above: 0, upTo: 4 },
  { value: '4-8', above: 4, upTo: 8 },
  { value: '8-22', above: 8, upTo: 22 },
  { value: '22-', above: 22, upTo: Number.POSITIVE_INFINITY },
];

function bandLabel({ above, upTo }: (typeof bands)[number]): string {
  const [low, high] = [formatNumber(above), formatNumber(upTo)];
  if (above === 0) return m.charger_power_up_to({ high });
  return upTo === Number.POSITIVE_INFINITY
    ? m.charger_power_above({ low })
    : m.charger_power_band({ low, high });
}

/** Chargers with the options that any of them has. Capitals of categories do not count. */
export function shopOf<Item extends Filtered>(chargers: readonly Item[]): FilterableChargers<Item> {
  const sizes = new Map<string, number>();
  const labels = new Map<string, string>();
  for (const { category } of chargers) {
    const value = category.toLowerCase();
    sizes.set(value, (sizes.get(value) ?? 0) + 1);
    if (!labels.has(value)) labels.set(value, categoryLabel(category));
  }
  const size = (value: string) => sizes.get(value) ?? 0;
  const category = [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => size(b.value) - size(a.value) || compareNames(a.label, b.label));
  const order = new Map(category.map(({ value }, index) => [value, index]));
  const place = (item: Item) => order.get(item.category.toLowerCase()) ?? 0;
  const price = (item: Item) => item.price ?? Number.MAX_VALUE;
  const entries = chargers
    .toSorted((a, b) => place(a) - place(b) || price(a) - price(b))
    .map((item) => ({ item, values: valuesOf(item) }));
  const isHad = (name: ChargerFacet) => {
    const had = new Set(entries.flatMap(({ values }) => values[name]));
    return ({ value }: Option) => had.has(value);
  };
  const connector = allPlugs.map((plug) => ({ value: plugValue(plug), label: plug }));
  const power = bands.map((band) => ({ value: band.value, label: bandLabel(band) }));
  return {
    options: {
      category,
      connector: connector.filter(isHad('connector')),
      power: power.filter(isHad('power')),
    },
    entries,
  };
}

function valuesOf({ category, connectorType, powerKw }: Filtered): ChosenOptions {
  const kw = powerKw ?? 0;
  return {
    category: [category.toLowerCase()],
    connector: plugsOfCharger(connectorType).map(plugValue),
    power: bands.filter(({ above, upTo }) => kw > above && kw <= upTo).map(({ value }) => value),
  };
}

/** The chargers that have something of each facet that anything is chosen of. */
export function shownIn<Item>(
  { entries }: Pick<FilterableChargers<Item>, 'entries'>,
  chosen: ChosenOptions,
): readonly ShopEntry<Item>[] {
  return entries.filter(({ values }) =>
    chargerFacets.every(
      (name) =>
        chosen[name].length === 0 || values[name].some((value) => chosen[name].includes(value)),
    ),
  );
}

/** How many chargers an option brings, what is chosen of the other facets being kept. */
export function optionCount<Item>(
  shop: FilterableChargers<Item>,
  chosen: ChosenOptions,
  name: ChargerFacet,
  value: string,
): number {
  return shownIn(shop, { ...chosen, [name]: [value] }).length;
}

/** The chargers that fit a car first, then those of which it is not known. */
export function fittingFirst<Item extends Pick<Charger, 'connectorType'>>(
  entries: readonly ShopEntry<Item>[],
  car: Pick<Car, 'chargingProtocol'> | null,
): readonly ShopEntry<Item>[] {
  if (car === null) return entries;
  const places = { yes: 0, unknown: 1, no: 2 };
  const place = ({ item }: ShopEntry<Item>) => places[plugFitOf(item, car)];
  return entries.toSorted((one, other) => place(one) - place(other));
}

export function isAnyChosen(chosen: ChosenOptions): boolean {
  return chargerFacets.some((name) => chosen[name].length > 0);
}

/** The choice with an option taken in or out; options that no charger has leave it. */
export function toggled<Item>(
  { options }: FilterableChargers<Item>,
  chosen: ChosenOptions,
  name: ChargerFacet,
  value: string,
): ChosenOptions {
  const isChosen = (one: string) => chosen[name].includes(one) !== (one === value);
  return { ...chosen, [name]: options[name].map((option) => option.value).filter(isChosen) };
}

/** The id of an option's box, and the classes of a charger, by which `filterRules` finds them. */
export const boxId = (name: ChargerFacet, index: number) => `${name}-${index}`;

export function classesOf<Item>(
  { options }: FilterableChargers<Item>,
  { values }: ShopEntry<Item>,
): string {
  return chargerFacets
    .map((name) => classOf(name, indexesOf(options[name], values[name])))
    .join(' ');
}

const indexesOf = (options: readonly Option[], values: readonly string[]) =>
  options.flatMap(({ value }, index) => (values.includes(value) ? [index] : []));

const classOf = (name: ChargerFacet, indexes: readonly number[]) =>
  ['of', name, ...(indexes.length === 0 ? ['unknown'] : indexes)].join('-');

/**
 * The style sheet that makes the filter work without a script: as long as any box of a facet is ticked, it hides the
 * chargers that have none of the ticked options, with one selector for each different set of options.
 */
export function filterRules<Item>({ options, entries }: FilterableChargers<Item>): string {
  const hidden = chargerFacets.flatMap((name) => {
    const sets = entries.map(({ values }) => indexesOf(options[name], values[name]));
    const bySelector = new Map(sets.map((indexes) => [classOf(name, indexes), indexes]));
    return [...bySelector].map(([selector, indexes]) => {
      const ticked = indexes.map((index) => `#${boxId(name, index)}:checked`).join();
      const without = ticked === '' ? '' : `:not(:has(${ticked}))`;
      return `.charger-shop:has([name=${name}]:checked)${without} .${selector}`;
    });
  });
  return hidden.length === 0 ? '' : `${hidden.join()}{display:none}`;
}
