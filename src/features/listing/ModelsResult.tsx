import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { product } from '@/config/product';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { stateClasses } from '@/ui/state';
import { $cardList, $catalogue } from './cars.store';
import type { Results } from './filters';
import { focusHeading } from './focus-heading';
import { $asked, $left, $limit, clearFilters, reload, showMore } from './listing.store';
import { returnTo } from './return-to.store';
import { showsAll } from './state';
import { useStore } from './use-store';

type Props = {
  /** Whether the list has taken up what its address asks for. */
  open: boolean;
  results: Results | null;
  total: number;
  /** What stands there while the cars are awaited, and the cards that the page was built with. */
  skeletons: ReactNode;
  children: ReactNode;
};

/**
 * The cars, or why there are none. As long as the page stands as it was built, its own cards do; they stay in the
 * document, unseen, when others take their place.
 */
export function ModelsResult({ open, results, total, skeletons, children }: Props) {
  const catalogue = useStore($catalogue);
  const limit = useStore($limit);
  const left = useStore($left);
  const CardList = useStore($cardList);
  const asked = useStore($asked);
  const box = useRef<HTMLDivElement>(null);
  const changed = catalogue.status === 'ready' && catalogue.changed;
  const builtCards = !open || (showsAll(asked) && !changed);
  const cars = builtCards ? (results?.cars.slice(product.listingCardLimit) ?? []) : results?.cars;
  const failed = catalogue.status === 'failed';
  const waiting = open && !builtCards && !failed && !(results && CardList);
  const all = results?.cars.length ?? total;

  useScrollUp(box, results);
  useLayoutEffect(() => {
    if (open && left && (builtCards || (results && CardList) || failed))
      returnTo(left, box.current);
  }, [open, left, builtCards, results, CardList, failed]);

  return (
    <div ref={box} className="models-result" aria-busy={waiting}>
      {failed && !builtCards && (
        <div role="alert" className={`mb-8 ${stateClasses.box}`}>
          <p className={stateClasses.title}>{m.listing_error()}</p>
          <div className={stateClasses.actions}>
            <Button onClick={reload}>{m.listing_retry()}</Button>
          </div>
        </div>
      )}
      <div className="models-built" hidden={!builtCards && !failed}>
        {children}
      </div>
      <div className="models-waiting" hidden={open && !waiting}>
        {skeletons}
      </div>
      {!builtCards && cars?.length === 0 && (
        <EmptyState title={m.listing_no_match()}>
          <Button
            onClick={() => {
              focusHeading();
              clearFilters();
            }}
          >
            {m.listing_clear()}
          </Button>
        </EmptyState>
      )}
      {cars && cars.length > 0 && CardList && (
        <CardList
          cars={cars}
          limit={builtCards ? limit - product.listingCardLimit : limit}
          atOnce={left !== null}
          below={builtCards}
        />
      )}
      {results && all > limit && (
        <div className="models-more">
          <p className="text-small tabular-nums text-muted">
            {m.listing_shown({ shown: limit, total: all })}
          </p>
          <Button variant="secondary" onClick={showMore}>
            {m.listing_more()}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A new result is read from its top: someone far down the list is taken there. */
function useScrollUp(box: React.RefObject<HTMLDivElement | null>, results: Results | null): void {
  const before = useRef(results);
  useEffect(() => {
    const isNew = before.current !== null && before.current !== results;
    before.current = results;
    const top = box.current?.getBoundingClientRect().top ?? 0;
    if (isNew && top < 0) box.current?.scrollIntoView();
  }, [box, results]);
}
