import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { CarCard } from '@/features/catalogue/CarCard';
import { CompareCheckbox } from '@/features/compare/CompareCheckbox';
import { afterPaint } from './after-paint';
import type { ListedCar } from './listed-car';
import { measureScreen, screenful } from './screenful';

/** Cards that follow at a time, once those that fill the screen are painted. */
const nextCards = 12;

type Props = {
  cars: readonly ListedCar[];
  /** The part of them that is drawn: it goes on below the first ones, which stand there already, up to a limit. */
  from: number;
  limit: number;
  /** Draws all of them at once, for the way back to a place further down. */
  atOnce: boolean;
};

/** The cards of a result: those that fill the screen at once, the others after their paint. */
export function CardList({ cars, from, limit, atOnce }: Props) {
  const end = Math.min(limit, cars.length);
  const list = useRef<HTMLUListElement>(null);
  const [drawn, setDrawn] = useState({ cars, to: atOnce ? end : from + screenful() });
  const to = Math.min(drawn.cars === cars ? drawn.to : from + screenful(), end);
  useEffect(() => {
    if (to >= end) return;
    // Piece by piece, so that a tap in between is answered.
    return afterPaint(() => {
      if (list.current) measureScreen(list.current);
      startTransition(() => setDrawn({ cars, to: to + nextCards }));
    });
  }, [cars, to, end]);
  return (
    <ul ref={list} className="car-grid roomy" data-below={from > 0 || undefined}>
      {cars.slice(from, to).map((car, place) => (
        <ListItem key={`${car.brandId}/${car.id}`} car={car} first={from === 0 && place < 2} />
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
