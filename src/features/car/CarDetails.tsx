import type { Car } from '@/features/catalogue/car';
import type { Tariffs } from '@/features/tariffs/tariffs';
import { Island } from '@/ui/Island';
import { CarPage } from './CarPage';
import { SimilarCars } from './SimilarCars';

type Props = { car: Car; tariffs: Tariffs; similar: readonly Car[] };

/** The page of a car. */
export default function CarDetails({ car, tariffs, similar }: Props) {
  return (
    <Island>
      <CarPage car={car} tariffs={tariffs} />
      <SimilarCars cars={similar} />
    </Island>
  );
}
