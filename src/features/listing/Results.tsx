import { useStore } from '@nanostores/react';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { CardSkeletons } from '@/features/catalogue/CardSkeletons';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/States';
import { CardList } from './CardList';
import { $cars, $search } from './cars.store';
import type * as filters from './filters';
import type { ListedCar } from './listed-car';
import { $limit, $scrollBack, leaveListing, retry, showMore } from './listing.store';
import { type ListingState, showsAll } from './state';

type Props = {
  asked: ListingState;
  /** Null while they are unknown. */
  results: filters.Results | null;
  first: readonly ListedCar[];
  total: number;
  dataFile: string;
  onClear: () => void;
};

/** What is found: cards, or what stands in their place while there are none. */
export function Results({ asked, results, first, total, dataFile, onClear }: Props) {
  const cars = useStore($cars, { ssr: 'initial' });
  const search = useStore($search, { ssr: 'initial' });
  const box = useRef<HTMLDivElement>(null);
  useScrollUp(box, asked, results);

  const hasFailed = !results && (cars.status === 'failed' || search.status === 'failed');
  const known = cars.status === 'ready' ? cars.listing.cars : first;
  // As long as all are asked for, the built cards are right; and where nothing can be answered, all can be read.
  const isBuilt = !results && (showsAll(asked) || hasFailed);
  const shown = results?.cars ?? (isBuilt ? known : null);
  const leave = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    // A car that is opened in another tab leaves the list open.
    if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return;
    if (target.closest('a')) leaveListing();
  };
  return (
    <div ref={box} className="models-result" aria-busy={shown === null}>
      <div role="alert">
        {hasFailed && !showsAll(asked) && (
          <EmptyState title={m.listing_error()}>
            <Button onClick={() => retry(dataFile)}>{m.ui_try_again()}</Button>
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
            total={results?.cars.length ?? total}
            isComplete={results !== null || cars.status === 'failed'}
            dataFile={dataFile}
          />
        </div>
      )}
    </div>
  );
}

type CardsProps = {
  cars: readonly ListedCar[];
  total: number;
  /** Whether these are all the cars that can be had. */
  isComplete: boolean;
  dataFile: string;
};

function Cards({ cars, total, isComplete, dataFile }: CardsProps) {
  const limit = useStore($limit, { ssr: 'initial' });
  const button = useRef<HTMLButtonElement>(null);
  /** The place of the first new card, when the focus has to go there because the button is gone. */
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const shown = Math.min(limit, cars.length);
  const more = () => {
    setFirstNew(document.activeElement === button.current ? shown : null);
    showMore(dataFile);
  };
  const hasMore = shown < total;
  return (
    <>
      <CardList
        cars={cars}
        limit={limit}
        isComplete={isComplete}
        focused={hasMore ? null : firstNew}
      />
      {hasMore && (
        <div className="models-more needs-script">
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

/** A new result is read from its top: someone far down the list is taken there. */
function useScrollUp(
  box: RefObject<HTMLElement | null>,
  asked: ListingState,
  results: filters.Results | null,
): void {
  const answered = useRef(asked);
  // As of this render: the cards scroll back, and reset it, before the effect runs.
  const isRestoring = useStore($scrollBack, { ssr: 'initial' }) !== null;
  useLayoutEffect(() => {
    if (results === null || answered.current === asked) return;
    answered.current = asked;
    if (isRestoring || !box.current) return;
    if (box.current.getBoundingClientRect().top < 0) box.current.scrollIntoView();
  }, [box, asked, results, isRestoring]);
}
