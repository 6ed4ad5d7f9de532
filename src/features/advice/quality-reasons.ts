import type { ListedCar } from '#domain/listing-data.ts';
import { asCount, formatNumber, quantityInText } from '#lib/number.ts';
import { listed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

/** What speaks for a car besides how it is driven, and what nobody knows of it: the facts that `qualityOf` weighs. */
export function qualityReasons(car: ListedCar): { known: string[]; unknown: string[] } {
  const { length, boot, seats, safetyStars, importChannel } = car;
  const known = [
    length !== null && m.advice_car_length({ length: formatNumber(length / 1000, 2) }),
    boot !== null && m.advice_car_boot({ boot: quantityInText(boot, m.unit_l()) }),
    seats !== null && m.advice_car_seats(asCount(seats)),
    safetyStars !== null && m.advice_car_stars(asCount(safetyStars)),
    importChannel === 'official' && m.advice_car_agent(),
  ].filter((part) => part !== false);
  const missing = [
    boot === null && m.advice_car_unknown_boot(),
    seats === null && m.advice_car_unknown_seats(),
    safetyStars === null && m.advice_car_unknown_stars(),
    importChannel === null && m.advice_car_unknown_agent(),
  ].filter((part) => part !== false);
  return {
    known: known.length > 0 ? [m.advice_car({ facts: listed(known) })] : [],
    unknown: [
      ...(importChannel === 'parallel' ? [m.advice_car_parallel()] : []),
      ...(missing.length > 0 ? [m.advice_car_unknown({ facts: listed(missing) })] : []),
    ],
  };
}
