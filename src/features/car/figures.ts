import { product } from '#config/product.ts';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { electricRange, roadRange } from '#domain/range.ts';
import { rangeFigures } from '#features/catalogue/figures.ts';
import { pricePhrase } from '#features/catalogue/price-note.ts';
import { formatTime } from '#lib/dates.ts';
import { formatEgp, formatQuantity } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import type { SimilarCar } from './similar.ts';

/** The short line for a car in a list of links: '570 km · EGP 2,200,000'. */
export function similarFigures(car: SimilarCar): string {
  return `${rangeFigures(car)[0]} · ${formatEgp(car.price)}`;
}

/** Battery in kWh; 'N/A' where the record has none (0). */
export function batteryText(car: Pick<Car, 'batteryCapacity'>): string {
  return formatQuantity(car.batteryCapacity > 0 ? car.batteryCapacity : null, m.unit_kwh());
}

/**
 * The line under a car's name: its range with the test cycle, and of a range-extended car the electric and the
 * combined range told apart.
 */
export function rangeSubtitle(
  car: Pick<Car, 'powertrain' | 'range' | 'evRange' | 'combinedRange' | 'rangeCycle'>,
): string {
  const km = (range: number) => formatQuantity(range, m.unit_km());
  if (car.powertrain === 'EREV') {
    const electric = electricRange(car);
    const parts = [
      electric === null ? '' : m.car_range_electric({ range: km(electric) }),
      car.combinedRange === null ? '' : m.car_range_combined({ range: km(car.combinedRange) }),
    ].filter((part) => part !== '');
    if (parts.length === 0) return m.car_range_unknown();
    if (car.rangeCycle !== null) parts.push(m.car_range_cycle({ cycle: car.rangeCycle }));
    return parts.join(' · ');
  }
  if (car.range === null) return m.car_range_unknown();
  const range = km(car.range);
  return car.rangeCycle === null
    ? m.car_range_subtitle({ range })
    : m.car_range_subtitle_cycle({ range, cycle: car.rangeCycle });
}

/** First and last hour at which a visit can start, for people. */
export function visitHours(): { from: string; to: string } {
  const [first] = product.visitTimes;
  return { from: formatTime(first), to: formatTime(product.visitTimes.at(-1) ?? first) };
}

/**
 * Title and description of the car's page for browsers and search engines, from what the record holds; short enough
 * for a search result to show.
 * @param today yyyy-MM-dd, decides how far its price may be trusted
 */
export function carMeta(car: Car, today: string): { title: string; description: string } {
  const name = fullName(car);
  const known = car.range !== null || car.evRange !== null || car.combinedRange !== null;
  const facts = [
    known ? inSentence(shortRange(car)) : '',
    car.batteryCapacity > 0 ? m.car_meta_battery({ battery: batteryText(car) }) : '',
    pricePhrase(car, today),
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

/** What goes with the address of a car's page that somebody shares: name, everyday range and price. */
export function shareText(car: Car): string {
  const [name, planned, price] = [fullName(car), roadRange(car), formatEgp(car.price)];
  if (planned === null) return m.car_share_text_short({ name, price });
  return m.car_share_text({ name, range: formatQuantity(planned.km, m.unit_km()), price });
}
