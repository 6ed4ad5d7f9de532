import { memo, startTransition, useEffect, useState } from 'react';
import { CarCard } from '@/features/catalogue/CarCard';
import { CompareCheckbox } from '@/features/compare/CompareCheckbox';
import type { ListedCar } from './listed-car';

/** Cards that are drawn at once: more than any screen shows. The others follow once these are painted. */
const firstCards = 24;

type Props = {
  cars: readonly ListedCar[];
  /** Most cards to draw. */
  limit: number;
  /** Draws all of them at once, for the way back to a place further down. */
  atOnce: boolean;
  /** Whether it goes on below other cards. */
  below: boolean;
};

/** The cards of a result. */
export function CardList({ cars, limit, atOnce, below }: Props) {
  const [drawn, setDrawn] = useState({ cars, count: atOnce ? limit : firstCards });
  const count = drawn.cars === cars ? drawn.count : firstCards;
  useEffect(() => {
    if (count >= Math.min(limit, cars.length)) return;
    // After the next paint, and piece by piece, so that a tap in between is answered.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => startTransition(() => setDrawn({ cars, count: count + firstCards }))),
    );
    return () => cancelAnimationFrame(frame);
  }, [cars, limit, count]);
  return (
    <ul className={below ? 'car-grid roomy car-grid-below' : 'car-grid roomy'}>
      {cars.slice(0, Math.min(count, limit)).map((car, place) => (
        <ListItem key={`${car.brandId}/${car.id}`} car={car} first={!below && place < 2} />
      ))}
    </ul>
  );
}

/** What a card's picture fills beside the filters, and on narrower windows. */
const sizes = '(min-width:1180px) 18rem,(min-width:720px) 30vw,46vw';

const ListItem = memo(function ListItem({ car, first }: { car: ListedCar; first: boolean }) {
  return (
    <li>
      <CarCard car={car} first={first} sizes={sizes} compare={<CompareCheckbox car={car} />} />
    </li>
  );
});
