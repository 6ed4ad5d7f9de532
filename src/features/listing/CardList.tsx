import '@/features/catalogue/car-grid.css';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { CarCard } from '@/features/catalogue/CarCard';
import type { ListedCar } from './listed-car';
import { useScrollBack } from './use-scroll-back';

type Props = {
  cars: readonly ListedCar[];
  limit: number;
  /** Whether these are all the cars that can be had, so that a place far down can be restored. */
  isComplete: boolean;
  /** The place of the card that takes the focus, if any. */
  focused: number | null;
};

/** Cards that are rendered at once when the cars change, about a screenful; the others follow. */
const atOnce = 6;
/** Cards of the first row on a phone. */
const firstRow = 2;

/** What a card's picture fills beside the filters, or four in a row where these are folded, and on narrow screens. */
const pictureSizes = '(min-width:64rem) 18rem,(min-width:45rem) 30vw,46vw';

/**
 * The cards. They are keyed by their place, so that React updates them instead of moving them. Those beyond the first
 * few are rendered in a transition, and are out of sight until they show the right cars.
 */
export const CardList = memo(function CardList({ cars, limit, isComplete, focused }: Props) {
  const later = useDeferredValue(cars);
  const isStale = later !== cars;
  useScrollBack(isComplete && !isStale);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (focused !== null) link.current?.focus({ preventScroll: true });
  }, [focused]);
  const rest = cars.length > atOnce ? later.slice(atOnce, limit) : [];
  return (
    <ul className="car-grid">
      {[...cars.slice(0, atOnce), ...rest].map((car, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={place}
          className={isStale && place >= atOnce ? 'invisible' : undefined}
        >
          <Card
            car={car}
            first={place < firstRow}
            sizes={pictureSizes}
            compare
            linkRef={place === focused ? link : undefined}
          />
        </li>
      ))}
    </ul>
  );
});

const Card = memo(CarCard);
