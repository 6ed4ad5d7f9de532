import X from 'lucide-react/icons/x';
import { type Ref, useRef } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import { EmptyState, Skeleton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { momentInEgypt } from '#domain/written.ts';
import { Picture } from '#features/catalogue/Picture.tsx';
import { PriceAlert } from '#features/catalogue/PriceAlert.tsx';
import { currentMoment } from '#lib/clock.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { toggleFavourite } from '#session/favourites.store.ts';
import type { SavedItem } from './items.ts';

const rowClasses = 'flex items-center gap-4 border-b border-line py-4 sm:gap-6';
const pictureClasses = 'w-24 shrink-0 overflow-hidden rounded-control sm:w-40';

/** What a person has saved, the latest first, each with a link to its page and a button that removes it. */
export function SavedList({ items }: { items: readonly SavedItem[] }) {
  const place = useRef<HTMLDivElement>(null);
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const remove = (index: number, { key }: SavedItem) => {
    // The button disappears, so the focus moves to the next row.
    const next = items[index + 1] ?? items[index - 1];
    const goal = (next && links.current.get(next.key)) ?? place.current;
    goal?.focus({ preventScroll: true });
    void toggleFavourite(key);
  };
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none">
      {items.length === 0 ? (
        <EmptyState title={m.activity_favorites_empty()} text={m.activity_favorites_empty_text()}>
          <ButtonLink href={paths.cars}>{m.activity_browse_cars()}</ButtonLink>
          <ButtonLink href={paths.chargers} variant="secondary">
            {m.activity_browse_chargers()}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul>
          {items.map((item, index) => (
            <li key={item.key} className={rowClasses}>
              <Saved
                item={item}
                linkRef={(link) => {
                  if (link) links.current.set(item.key, link);
                  else links.current.delete(item.key);
                }}
                onRemove={() => remove(index, item)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Props = { item: SavedItem; linkRef: Ref<HTMLAnchorElement>; onRemove: () => void };

function Saved({ item, linkRef, onRemove }: Props) {
  const { kind, name, href, picture, price, priceBefore, figures, savedAt } = item;
  return (
    <>
      <div className={pictureClasses}>
        <Picture url={picture} place="thumbnail" kind={kind} alt="" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="text-micro font-semibold text-accent">
          {kind === 'car' ? m.activity_kind_car() : m.activity_kind_charger()}
        </p>
        <h2 className="break-words font-semibold">
          <a ref={linkRef} href={href} className="hover:underline">
            <Name text={name} />
          </a>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small tabular-nums">
          <span className="font-semibold">{price}</span>
          {priceBefore && (
            <Badge tone={priceBefore.change === 'down' ? 'positive' : 'warning'}>
              {priceBefore.change === 'down' ? m.activity_price_down() : m.activity_price_up()}
            </Badge>
          )}
        </p>
        {priceBefore && (
          <p className="text-micro tabular-nums text-muted">
            {m.activity_price_before({ price: priceBefore.price })}
          </p>
        )}
        <p className="text-small tabular-nums text-muted">{figures.join(' · ')}</p>
        <p className="mt-1 text-micro text-muted">
          {m.activity_saved_on({ day: shownMoment(savedAt) })}
        </p>
        <Alert item={item} />
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={m.activity_remove_of({ name })}
        onClick={onRemove}
      >
        <X className="size-4" aria-hidden="true" />
        <span className="hidden sm:inline">{m.activity_remove()}</span>
      </Button>
    </>
  );
}

const shownMoment = (moment: string) => momentInEgypt(moment, getLocale(), currentMoment());

/** The alert beside the price, with the price that it is about. */
function Alert({ item: { key, name, priceEgp, priceBelow } }: { item: SavedItem }) {
  const words =
    priceEgp === null && priceBelow === null
      ? { ask: m.activity_price_ask_known(), on: m.activity_price_known() }
      : { on: priceBelow === null ? undefined : m.activity_price_below({ price: priceBelow }) };
  return <PriceAlert favourite={key} name={name} words={words} />;
}

/** Placeholder of the list. */
export function SavedLoading() {
  return [1, 2, 3].map((row) => (
    <div key={row} className={rowClasses}>
      <div className={pictureClasses}>
        <Skeleton className="aspect-[3/2] w-full" />
      </div>
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-1/6" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    </div>
  ));
}
