import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { CarCard } from '@/features/catalogue/CarCard';
import { compareCheckbox } from '@/features/compare/compare-checkbox';
import { whenIdle } from '@/lib/when-idle';
import { cardPictureSizes } from './card-sizes';
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

/** Up to where the cards of an answer are drawn, and which cars stood in each place when it came. */
type Drawn = { asked: string | null; to: number; standing: readonly ListedCar[] };

/**
 * Cards of a result: a screenful at once, the others while the browser is idle. A card keeps its place and takes up
 * another car, which is far less work than drawing a new one. Old cards below the screen keep their places until they
 * are reused, hidden, so that nobody who is quick to scroll sees cars that are no answer.
 */
export function CardList({ cars, asked, from, limit, atOnce = nextCards }: Props) {
  const end = Math.min(limit, cars.length);
  const list = useRef<HTMLUListElement>(null);
  const [drawn, setDrawn] = useState<Drawn>({ asked: null, to: from, standing: [] });
  const to = Math.min(drawn.asked === asked ? drawn.to : from + atOnce, end);
  const standing = [...cars.slice(from, to), ...drawn.standing.slice(to - from, end - from)];
  if (drawn.asked !== asked) setDrawn({ asked, to, standing });
  useEffect(() => {
    if (to >= end) return;
    return whenIdle(() => {
      if (from === 0 && list.current) measureScreen(list.current);
      const next = Math.min(to + nextCards, end);
      const taken = cars.slice(from, next);
      startTransition(() =>
        setDrawn(({ standing }) => ({
          asked,
          to: next,
          standing: [...taken, ...standing.slice(taken.length)],
        })),
      );
    });
  }, [asked, cars, from, to, end]);
  return (
    <ul ref={list} className="car-grid" data-below={from > 0 || undefined}>
      {standing.map((car, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card belongs to its place
        <li key={place} data-leaving={place >= to - from || undefined}>
          <ListedCard car={car} />
        </li>
      ))}
    </ul>
  );
}

/** A card of the list, drawn anew only where its car is another. */
export const ListedCard = memo(function ListedCard({ car }: { car: ListedCar }) {
  return <CarCard car={car} sizes={cardPictureSizes} compare={compareCheckbox(car)} />;
});
