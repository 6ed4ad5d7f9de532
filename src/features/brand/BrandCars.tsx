import { CarGrid } from '@/features/catalogue/CarGrid';
import type { CardCar } from '@/features/catalogue/car';
import { CompareCheckbox } from '@/features/compare/CompareCheckbox';

/** A brand's models as cards that can be selected for comparison. */
export function BrandCars({ cars }: { cars: readonly CardCar[] }) {
  return <CarGrid cars={cars} roomy compare={(car) => <CompareCheckbox car={car} />} />;
}
