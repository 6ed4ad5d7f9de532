import { formatQuantity } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import type { Car } from './car';
import { electricRange } from './electric-range';

/**
 * A car's range for people: one figure of a battery-electric car; of a range-extended one the electric figure first
 * and, where known, the combined one, so that the two are never taken for each other.
 */
export function rangeFigures(
  car: Pick<Car, 'powertrain' | 'range' | 'evRange' | 'combinedRange'>,
): [range: string, combined?: string] {
  const km = m.unit_km();
  if (car.powertrain === 'BEV') return [formatQuantity(car.range, km)];

  const electric = electricRange(car);
  const combined =
    car.combinedRange === null
      ? null
      : m.catalogue_range_combined({ range: formatQuantity(car.combinedRange, km) });
  if (electric === null) return [combined ?? formatQuantity(null, km)];
  const figure = m.catalogue_range_electric({ range: formatQuantity(electric, km) });
  return combined === null ? [figure] : [figure, combined];
}
