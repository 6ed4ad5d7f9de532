import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { CarCard } from '@/features/catalogue/CarCard';
import { CompareCheckbox } from '@/features/compare/CompareCheckbox';
import { whenIdle } from '@/lib/when-idle';
import type { ListedCar } from './listed-car';
import { measureScreen } from './screenful';

/** Cards that follow at a time: few, so that whatever a person does in between is answered at once. */
const nextCards = 6;

type Props = {
  cars: readonly ListedCar[];
  /** What they are the answer to: another one is drawn from its beginning. */
  asked: string;
  /** The part of them that is drawn: it goes on below the first ones, which stand there already, up to a limit. */
  from: number;
  limit: number;
  /** Most cards to draw with the first paint. */
  atOnce?: number | undefined;
};

/** Cards of a result: some at once, the others while the browser is idle. */
export function CardList({ cars, asked, from, limit, atOnce = nextCards }: Props) {
  const end = Math.min(limit, cars.length);
  const list = useRef<HTMLUListElement>(null);
  const [drawn, setDrawn] = useState({ asked, to: from + atOnce });
  const to = Math.min(drawn.asked === asked ? drawn.to : from + atOnce, end);
  useEffect(() => {
    if (to >= end) return;
    return whenIdle(() => {
      if (list.current) measureScreen(list.current);
      startTransition(() => setDrawn({ asked, to: to + nextCards }));
    });
  }, [asked, to, end]);
  return (
    <ul ref={list} className="car-grid roomy" data-below={from > 0 || undefined}>
      {cars.slice(from, to).map((car) => (
        <ListItem key={`${car.brandId}/${car.id}`} car={car} />
      ))}
    </ul>
  );
}

/** What a card's picture fills beside the filters, and on narrower windows. */
const sizes = '(min-width:1180px) 18rem,(min-width:720px) 30vw,46vw';

const ListItem = memo(function ListItem({ car }: { car: ListedCar }) {
  return (
    <li>
      <CarCard car={car} sizes={sizes} compare={<CompareCheckbox car={car} />} />
    </li>
  );
});
