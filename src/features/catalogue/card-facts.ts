import { paths } from '@/config/paths';
import { formatEgp } from '@/lib/number';
import { inARow } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import type { CardCar } from './car';
import { fullName } from './full-name';
import { priceStanding } from './price-standing';
import { rangeFigures } from './range-figures';

/** What a card says of its car, in words and addresses; null where there is nothing to say. */
export type CardFacts = {
  name: string;
  address: string;
  linkLabel: string;
  badge: string | null;
  range: string;
  rangeNote: string | null;
  price: string;
  priceNote: string | null;
};

/**
 * What a model's card says today.
 */
export function cardFacts(car: CardCar): CardFacts {
  const name = fullName(car);
  const [range, combined] = rangeFigures(car);
  const cycle = car.range === null ? null : car.rangeCycle;
  const notes = [combined, cycle].filter((part) => typeof part === 'string');
  return {
    name,
    address: paths.car(car.brandId, car.id),
    linkLabel: m.catalogue_view_details_of({ name }),
    badge: car.powertrain === 'EREV' ? m.catalogue_range_extended() : null,
    range,
    rangeNote: notes.length === 0 ? null : inARow(notes),
    price: formatEgp(car.price),
    priceNote: priceStanding(car) === 'indicative' ? m.catalogue_price_indicative() : null,
  };
}
