import './car-grid.css';
import { CarCard } from './CarCard';
import type { CardCar } from './car';

type Props = {
  cars: readonly CardCar[];
  /** What a card's picture fills at each width of the window. */
  sizes: string;
  /** Whether cars can be selected for comparison. */
  compare?: boolean;
};

/** Cards of the first row on a phone. */
const firstRow = 2;

/** Model cards side by side. */
export function CarGrid({ cars, sizes, compare }: Props) {
  return (
    <ul className="car-grid">
      {cars.map((car, index) => (
        <li key={`${car.brandId}/${car.id}`}>
          <CarCard car={car} first={index < firstRow} sizes={sizes} compare={compare} />
        </li>
      ))}
    </ul>
  );
}
