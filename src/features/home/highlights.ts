import type { Car } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';

/** A car that stands out, and in what. */
export type Highlight = { kind: 'price' | 'range' | 'acceleration'; car: Car };

/**
 * Three cars to start from: the lowest price, the longest range and the quickest. Ranges of different test cycles
 * cannot be set against each other, so only WLTP ones compete; a car is named once at most.
 */
export function highlights(brands: readonly Brand[]): Highlight[] {
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
  pick('range', (car) => (car.rangeCycle === 'WLTP' ? car.range : null));
  pick('acceleration', (car) => (car.acceleration === null ? null : -car.acceleration));
  return found;
}
