import type { Car } from './car';

/** How far a car goes on its battery, km: of a range-extended one without its generator, where that is known. */
export function electricRange(car: Pick<Car, 'powertrain' | 'range' | 'evRange'>): number | null {
  return car.powertrain === 'EREV' ? (car.evRange ?? car.range) : car.range;
}
