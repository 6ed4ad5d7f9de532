import type { Car } from '@/features/catalogue/car';
import { electricRange } from '@/features/catalogue/electric-range';
import { fullName } from '@/features/catalogue/full-name';
import { formatEgp, formatQuantity } from '@/lib/number';
import { inARow } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import { batteryText, rangeSubtitle } from './figures';

/**
 * Title and description of the car's page for browsers and search engines, from what the record holds; short enough
 * for a search result to show.
 */
export function carMeta(car: Car): { title: string; description: string } {
  const name = fullName(car);
  const known = car.range !== null || car.evRange !== null || car.combinedRange !== null;
  const facts = [
    known ? inSentence(shortRange(car)) : '',
    car.batteryCapacity > 0 ? m.car_meta_battery({ battery: batteryText(car) }) : '',
    car.price === null ? '' : m.car_meta_price({ price: formatEgp(car.price) }),
  ].filter((fact) => fact !== '');
  return {
    title: m.car_meta_title({ name }),
    description:
      facts.length === 0
        ? m.car_meta_description_bare({ name })
        : m.car_meta_description({ name, facts: inARow(facts) }),
  };
}

/** The range in one line; of a range-extended car both ranges, in few words. */
export function shortRange(car: Car): string {
  const electric = electricRange(car);
  if (car.powertrain !== 'EREV' || electric === null || car.combinedRange === null) {
    return rangeSubtitle(car);
  }
  return m.car_meta_ranges({
    electric: formatQuantity(electric, m.unit_km()),
    combined: formatQuantity(car.combinedRange, m.unit_km()),
  });
}

function inSentence(text: string): string {
  return inARow(`${text.charAt(0).toLowerCase()}${text.slice(1)}`.split(' · '));
}
