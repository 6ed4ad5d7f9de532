import { product } from '#config/product.ts';
import type { Brand } from '#domain/brand-file.ts';
import type { Car } from '#domain/car.ts';
import { countModels } from '#domain/catalogue.ts';
import type { Charger } from '#domain/charger.ts';
import { acHours, type Chargeable, rapidHours } from '#domain/charging.ts';
import { fullName } from '#domain/full-name.ts';
import { nameKey } from '#domain/names.ts';
import { isDirectCurrent, plugFitOf, plugsOfCharger } from '#domain/plugs.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { priceRows, row, type SpecRow, warrantyRow } from '#features/catalogue/figures.ts';
import { supplyName } from '#features/catalogue/names.ts';
import { pricePhrase } from '#features/catalogue/price-note.ts';
import { formatEgp, formatQuantity } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { categoryLabel } from './categories.ts';

/** The facts on a card, each in a few words; unknown ones are left to the charger's page. */
export function chargerTags({
  powerKw,
  connectorType,
  inputType,
  warrantyYears,
}: Pick<Charger, 'powerKw' | 'connectorType' | 'inputType' | 'warrantyYears'>): string[] {
  const warranty = warrantyRow({ warrantyYears });
  return [
    powerKw === null ? '' : formatQuantity(powerKw, m.unit_kw()),
    connectorType ?? '',
    inputType === null ? '' : supplyName(inputType),
    warrantyYears === null ? '' : `${warranty.name}: ${warranty.value}`,
  ].filter((tag) => tag !== '');
}

/** The price that somebody decides by, and what it holds for. */
export function cardPrice(charger: Charger): { label: string; value: string; note: string } {
  const { needed, price } = installationOf(charger);
  const alone = formatEgp(charger.price);
  if (!needed) return { label: m.charger_alone(), value: alone, note: totalText(charger) };
  if (price !== null && charger.price !== null) {
    return {
      label: m.charger_total(),
      value: totalText(charger),
      note: m.charger_alone_at({ price: alone }),
    };
  }
  const note = m.charger_total_note({ total: totalText(charger) });
  return { label: m.charger_alone(), value: alone, note };
}

/** What a charger is, row by row. */
function mainRows(charger: Charger): SpecRow[] {
  return [
    row(m.charger_spec_power(), formatQuantity(charger.powerKw, m.unit_kw())),
    row(m.charger_spec_connector(), charger.connectorType),
    row(m.charger_spec_input(), charger.inputType && supplyName(charger.inputType)),
    warrantyRow(charger),
  ];
}

/** The features, in the reader's language if there are any in it; each once. */
export function featuresOf({ features, featuresAr }: Charger): string[] {
  const written = getLocale() === 'en' || featuresAr.length === 0 ? features : featuresAr;
  return [...new Set(written)];
}

/** All specifications; 'N/A' for missing ones. */
export function specRows(charger: Charger): SpecRow[] {
  return [
    row(m.charger_spec_category(), categoryLabel(charger.category)),
    ...mainRows(charger),
    row(m.charger_spec_current(), currentText(charger)),
    ...priceRows(charger),
  ];
}

function currentText(charger: Charger): string | null {
  const plugs = plugsOfCharger(charger.connectorType);
  if (plugs.length === 0) return null;
  return plugs.some(isDirectCurrent) ? m.charger_current_dc() : m.charger_current_ac();
}

/** Whether this kind of charger needs an installation, its price, and a note; businesses get a quote. */
export function installationOf(charger: Charger): {
  needed: boolean;
  /** EGP; null when there is no fixed price. */
  price: number | null;
  note: string;
} {
  const category = charger.category.toLowerCase();
  if (category === 'portable') {
    return { needed: false, price: null, note: m.charger_installation_portable() };
  }
  if (category.startsWith('business')) {
    return { needed: true, price: null, note: m.charger_installation_business() };
  }
  return { needed: true, price: product.installationPriceEgp, note: m.charger_installation_note() };
}

/** The price of a charger with its installation, as text; an unknown part makes the sum unknown, never zero. */
export function totalText(charger: Charger): string {
  const { needed, price } = installationOf(charger);
  if (!needed) return m.charger_total_none();
  if (charger.price === null) return m.charger_total_unknown();
  return price === null ? m.charger_total_quoted() : formatEgp(charger.price + price);
}

/** Title and description of the charger's page for browsers and search engines. */
export function chargerMeta(
  charger: Charger,
  today: string,
): { title: string; description: string } {
  const { name } = charger;
  const facts = [
    charger.powerKw === null ? '' : formatQuantity(charger.powerKw, m.unit_kw()),
    charger.connectorType ?? '',
    charger.inputType === null ? '' : supplyName(charger.inputType),
    pricePhrase(charger, today),
  ].filter((fact) => fact !== '');
  return {
    title: m.charger_meta_title({ name }),
    description:
      facts.length === 0
        ? m.charger_meta_description_bare({ name })
        : m.charger_meta_description({ name, facts: inARow(facts) }),
  };
}

/** How many cars a charger's page names. */
const shownCars = 6;

/**
 * Cars whose inlet fits the charger's cable: how many, and the least expensive of each brand by price, unknown prices last.
 */
export function fittingCars<Item extends Pick<Car, 'chargingProtocol' | 'price'>>(
  charger: Pick<Charger, 'connectorType'>,
  brands: readonly { models: readonly Item[] }[],
): { count: number; cars: Item[] } {
  const price = (car: Item) => car.price ?? Number.POSITIVE_INFINITY;
  const byPrice = (a: Item, b: Item) => (price(a) === price(b) ? 0 : price(a) - price(b));
  const fitting = brands.map(({ models }) => ({
    models: models.filter((car) => plugFitOf(charger, car) === 'yes'),
  }));
  const cheapest = fitting.flatMap(({ models }) => models.toSorted(byPrice).slice(0, 1));
  return {
    count: countModels(fitting),
    cars: cheapest.toSorted(byPrice).slice(0, shownCars),
  };
}

/** How long the charger takes for a car, as text; null when a figure is missing. */
export function timeFor(
  { powerKw, connectorType }: Pick<Charger, 'powerKw' | 'connectorType'>,
  car: Chargeable,
): string | null {
  if (powerKw === null) return null;
  const rapid = plugsOfCharger(connectorType).some(isDirectCurrent);
  const hours = rapid ? rapidHours(car, powerKw) : acHours(car, powerKw);
  if (hours === null) return null;
  const time = durationText(hours);
  return rapid ? m.charger_cars_rapid({ time }) : m.charger_cars_full({ time });
}

/** A car that a charger's page names, with its charging time. */
type FittingCar = Pick<Car, 'recordId' | 'brandId' | 'id'> & {
  name: string;
  time: string | null;
};

export type FittingCars = {
  /** How many cars fit in all. */
  count: number;
  cars: readonly FittingCar[];
  /** Cars of the brand that the charger is named after that it does not fit; null where it fits all, or names none. */
  misfits: { brand: string; count: number; all: number } | null;
};

/** The cars that a charger's page names. */
export function namedFitting(
  charger: Pick<Charger, 'name' | 'connectorType' | 'powerKw'>,
  brands: readonly Brand[],
): FittingCars {
  const { count, cars } = fittingCars(charger, brands);
  const named = cars.map((car) => {
    const { recordId, brandId, id } = car;
    return { recordId, brandId, id, name: fullName(car), time: timeFor(charger, car) };
  });
  return { count, cars: named, misfits: misfitsOf(charger, brands) };
}

/** A charger with a maker's name looks as if it fitted each of the maker's cars. */
function misfitsOf(
  charger: Pick<Charger, 'name' | 'connectorType'>,
  brands: readonly Pick<Brand, 'name' | 'models'>[],
): FittingCars['misfits'] {
  const own = brands.find(({ name }) => nameKey(charger.name).startsWith(`${nameKey(name)} `));
  const count = own?.models.filter((car) => plugFitOf(charger, car) === 'no').length ?? 0;
  return own && count > 0 ? { brand: own.name, count, all: own.models.length } : null;
}
