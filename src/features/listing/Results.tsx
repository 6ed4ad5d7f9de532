import { useStore } from '@nanostores/react';
import {
  type MouseEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/Button.tsx';
import { EmptyState } from '#components/States.tsx';
import type { ListedCar } from '#domain/listing-data.ts';
import type { Rates } from '#domain/tariffs.ts';
import { CarCard, CardSkeletons } from '#features/catalogue/CarCard.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { showsAll } from './address.ts';
import type { ListingState } from './filters.ts';
import {
  $cars,
  $limit,
  $scrollBack,
  type Answer,
  leaveListing,
  retry,
  showMore,
} from './listing.store.ts';

type Props = {
  asked: ListingState;
  answer: Answer;
  /** The built cards, and how many cars there are in all. */
  first: readonly ListedCar[];
  total: number;
  today: string;
  rates: Rates;
  onClear: () => void;
};

/** The results: cards, skeletons, an error, or a message that no car fits. */
export function Results({ asked, answer, first, total, today, rates, onClear }: Props) {
  const cars = useStore($cars);
  const box = useRef<HTMLDivElement>(null);
  useScrollUp(box, asked);

  const { status } = answer;
  const isAnswered = status === 'ready';
  // As long as all are asked for, the built cards are right; and without an answer, all can be read.
  const isBuilt = !isAnswered && (showsAll(asked) || status === 'failed');
  const known = cars.status === 'ready' ? cars.inOrder('default') : first;
  const notAnswered = isBuilt ? known : null;
  const shown = isAnswered ? answer.cars : notAnswered;
  const leave = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    // A car that is opened in another tab leaves the list open.
    if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return;
    if (target.closest('a')) leaveListing(true);
  };
  return (
    <div
      ref={box}
      className="mt-3 scroll-mt-[calc(var(--header)+1.5rem)] lg:mt-2"
      aria-busy={shown === null}
    >
      <div role="alert" className="[&:not(:empty)]:mb-8">
        {status === 'failed' && !showsAll(asked) && (
          <EmptyState title={m.listing_error()}>
            <Button onClick={retry}>{m.ui_try_again()}</Button>
          </EmptyState>
        )}
      </div>
      {shown?.length === 0 && (
        <EmptyState title={m.listing_no_match()}>
          <Button onClick={onClear}>{m.listing_clear()}</Button>
        </EmptyState>
      )}
      {shown === null && (
        <>
          <span className="sr-only">{m.listing_loading()}</span>
          <CardSkeletons />
        </>
      )}
      {shown && shown.length > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link as well
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that a link is followed
        <div className="models-cards" onClick={leave}>
          <Cards
            cars={shown}
            total={isAnswered ? shown.length : total}
            isComplete={isAnswered || cars.status === 'failed'}
            today={today}
            rates={rates}
          />
        </div>
      )}
    </div>
  );
}

type CardsProps = {
  cars: readonly ListedCar[];
  total: number;
  /** Whether these are all the cars that can be had, so that a place far down can be restored. */
  isComplete: boolean;
  today: string;
  rates: Rates;
};

function Cards({ total, ...cardList }: CardsProps) {
  const limit = useStore($limit);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = Math.min(limit, cardList.cars.length);
  const more = () => {
    const isFocused = document.activeElement === button.current;
    flushSync(showMore);
    if (button.current || !isFocused) return;
    // The button is gone: focus goes to the first new card.
    const link = list.current?.children[shown]?.getElementsByTagName('a')[0];
    link?.focus({ preventScroll: true });
  };
  return (
    <>
      <CardList {...cardList} ref={list} limit={limit} />
      {shown < total && (
        <div className="needs-script mt-12 grid justify-items-center gap-3">
          <p className="text-small tabular-nums text-muted">
            {m.listing_shown({ shown: formatNumber(shown), total: formatNumber(total) })}
          </p>
          <Button ref={button} variant="secondary" onClick={more}>
            {m.listing_more()}
          </Button>
        </div>
      )}
    </>
  );
}

/** Cards that are rendered at once when the cars change, about a screenful; the others follow. */
const atOnce = 6;
/** Cards in the first screen of a phone. */
const firstRow = 1;

/** The `sizes` of a card's picture: beside the filters, and where they are in a sheet. */
const pictureSizes = '(min-width:64rem) 18rem,(min-width:52rem) 30vw,(min-width:35rem) 46vw,92vw';

type ListProps = Omit<CardsProps, 'total'> & {
  ref: RefObject<HTMLUListElement | null>;
  limit: number;
};

/**
 * The cards. They are keyed by their place, so that React updates them instead of moving them. Those beyond the first
 * few, which are below the screen of a phone, follow in a transition.
 */
const CardList = memo(function CardList({ ref, cars, limit, isComplete, today, rates }: ListProps) {
  const later = useDeferredValue(cars);
  useScrollBack(isComplete && later === cars);
  const rest = cars.length > atOnce ? later.slice(atOnce, limit) : [];
  return (
    <ul ref={ref} className="car-grid">
      {[...cars.slice(0, atOnce), ...rest].map((car, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place}>
          <Card
            car={car}
            first={place < firstRow}
            sizes={pictureSizes}
            today={today}
            rates={rates}
            heading="h2"
          />
        </li>
      ))}
    </ul>
  );
});

const Card = memo(CarCard);

/** Scrolls to where the list was left. @param isThere whether everything that was there is rendered */
export function useScrollBack(isThere: boolean): void {
  const top = useStore($scrollBack);
  useLayoutEffect(() => {
    if (!isThere || top === null) return;
    scrollTo({ top, behavior: 'instant' });
    $scrollBack.set(null);
  }, [isThere, top]);
}

/** A new result is read from its top: someone far down the list is taken there. */
function useScrollUp(box: RefObject<HTMLElement | null>, asked: ListingState): void {
  const shown = useRef(asked);
  const isRestoring = useStore($scrollBack) !== null;
  useLayoutEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    if (isRestoring || !box.current) return;
    if (box.current.getBoundingClientRect().top < 0) box.current.scrollIntoView();
  }, [box, asked, isRestoring]);
}
