import { formatUngrouped } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import type { Car } from './car';

/** Length, width and height in mm; null when the record does not say. */
export function sizeOf({ dimensions }: Pick<Car, 'dimensions'>) {
  const [length, width, height] =
    /^(\d+) x (\d+) x (\d+)$/
      .exec(dimensions ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  if (length === undefined || width === undefined || height === undefined) return null;
  return { length, width, height };
}

/** '4800 x 1875 x 1460 mm'; what cannot be read as three figures as it stands. */
export function dimensionsText(car: Pick<Car, 'dimensions'>): string | null {
  const size = sizeOf(car);
  if (size === null) return car.dimensions;
  return m.unit_dimensions({
    length: formatUngrouped(size.length),
    width: formatUngrouped(size.width),
    height: formatUngrouped(size.height),
  });
}
