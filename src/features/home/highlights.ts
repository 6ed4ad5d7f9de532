import type { Brand } from '#domain/brand-file.ts';
import type { Car } from '#domain/car.ts';
import { roadRange } from '#domain/range.ts';

/** A car that stands out, and in what. */
export type Highlight = { kind: 'price' | 'range' | 'acceleration'; car: Car };

/**
 * Three cars to start from: the lowest price, the longest everyday range and the quickest. A car is named once at
 * most.
 */
export function highlights(brands: readonly Pick<Brand, 'models'>[]): Highlight[] {
  const taken = new Set<string>();
  const electric = brands.flatMap(({ models }) => models).filter((car) => car.powertrain === 'BEV');
  const found: Highlight[] = [];
  const pick = (kind: Highlight['kind'], score: (car: Car) => number | null) => {
    let best: { car: Car; score: number } | undefined;
    for (const car of electric) {
      const value = taken.has(car.recordId) ? null : score(car);
      if (value !== null && (best === undefined || value > best.score))
        best = { car, score: value };
    }
    if (best === undefined) return;
    taken.add(best.car.recordId);
    found.push({ kind, car: best.car });
  };
  pick('price', (car) => (car.price === null ? null : -car.price));
  pick('range', (car) => roadRange(car)?.km ?? null);
  pick('acceleration', (car) => (car.acceleration === null ? null : -car.acceleration));
  return found;
}
