import './car-grid.css';
import type { ReactNode } from 'react';
import { CarCard } from './CarCard';
import type { CardCar } from './car';

type Props = {
  cars: readonly CardCar[];
  /** Three larger cards a row on a wide screen in place of four. */
  roomy?: boolean;
  /** What each card offers beside its link. */
  compare?: ((car: CardCar) => ReactNode) | undefined;
  /** Further items of the list. */
  children?: ReactNode;
};

/** Cards of the first row on a phone. */
const firstRow = 2;

/** What a picture fills in rows of three larger cards. */
export const roomySizes = '(min-width:1180px) 24rem,(min-width:720px) 30vw,46vw';

/** Model cards side by side. */
export function CarGrid({ cars, roomy = false, compare, children }: Props) {
  const sizes = roomy ? roomySizes : '(min-width:1180px) 18rem,(min-width:720px) 30vw,46vw';
  return (
    <ul className={roomy ? 'car-grid roomy' : 'car-grid'}>
      {cars.map((car, index) => (
        <li key={`${car.brandId}/${car.id}`}>
          <CarCard car={car} first={index < firstRow} sizes={sizes} compare={compare?.(car)} />
        </li>
      ))}
      {children}
    </ul>
  );
}
