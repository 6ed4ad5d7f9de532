import type { Car } from '@/features/catalogue/car';
import type { Tariffs } from '@/features/tariffs/tariffs';
import { CarPage } from './CarPage';
import { SimilarCars } from './SimilarCars';

type Props = { car: Car; tariffs: Tariffs; similar: readonly Car[] };

/** What the built page of a car holds: what a fresher record draws again, and what else to look at. */
export function CarContent({ car, tariffs, similar }: Props) {
  return (
    <>
      <div data-fresh={car.brand}>
        <CarPage car={car} tariffs={tariffs} />
      </div>
      <SimilarCars cars={similar} />
    </>
  );
}
