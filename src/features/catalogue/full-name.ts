import type { Car } from './car';

/** Brand and model as one name, the brand not said twice ('MG4', not 'MG MG4'). */
export function fullName(car: Pick<Car, 'brand' | 'name'>): string {
  const named = car.name.toLowerCase().startsWith(car.brand.toLowerCase());
  const rest = car.name.slice(car.brand.length);
  return named && /^[\s\d]/.test(rest) ? car.name : `${car.brand} ${car.name}`;
}
