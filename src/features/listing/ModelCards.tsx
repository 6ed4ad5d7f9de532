import { CarGrid } from '@/features/catalogue/CarGrid';
import type { Car } from '@/features/catalogue/car';
import { CompareCheckbox } from '@/features/compare/CompareCheckbox';

/** The cards that the page is built with. */
export function ModelCards({ cars }: { cars: readonly Car[] }) {
  return <CarGrid cars={cars} roomy compare={(car) => <CompareCheckbox car={car} />} />;
}
