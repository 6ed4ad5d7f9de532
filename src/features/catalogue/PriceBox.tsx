import './item-top.css';
import type { ReactNode } from 'react';
import { Badge } from '#components/Badge.tsx';
import { type PricedItem, priceTrust, sourceOfPrice } from '#domain/price-standing.ts';
import { formatDay } from '#lib/dates.ts';
import { formatEgp } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import type { FavouriteKey } from '#session/favourites.ts';
import { dealerName } from './dealers.ts';
import { PriceAlert } from './PriceAlert.tsx';
import { priceNote } from './price-note.ts';

type Props = {
  item: PricedItem;
  /** Of the item as a favourite. */
  favourite: FavouriteKey;
  /** yyyy-MM-dd */
  today: string;
  /** The cost of the installation, and buttons. */
  children: ReactNode;
};

/** The price of a car or a charger and whether it is confirmed, next to the pictures. */
export function PriceBox({ item, favourite, today, children }: Props) {
  const { price } = item;
  return (
    <section
      className="self-start rounded-card border border-line bg-surface p-6"
      aria-labelledby="price-title"
    >
      <h2 id="price-title" className="text-small text-muted">
        {m.catalogue_price()}
      </h2>
      <p className="mt-1 text-heading tabular-nums">{formatEgp(price)}</p>
      <Standing item={item} today={today} />
      {price !== null && <PriceAlert favourite={favourite} />}
      {children}
    </section>
  );
}

/** How far the price may be trusted. Only a confirmed one has a mark, so that the mark is believed. */
function Standing({ item, today }: Pick<Props, 'item' | 'today'>) {
  const [source, day] = [sourceOfPrice(item), item.priceVerifiedOn];
  if (priceTrust(item, today) === 'confirmed' && source !== null && day !== null) {
    return (
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
        <Badge tone="positive">
          <span aria-hidden="true">✓</span>
          {m.catalogue_price_confirmed()}
        </Badge>
        {inARow([dealerName(source), formatDay(day)])}
      </p>
    );
  }
  return (
    <>
      <p className="mt-1 text-small">{priceNote(item, today)}</p>
      {item.price !== null && source !== null && (
        <p className="text-micro text-muted">{m.catalogue_price_source({ source })}</p>
      )}
    </>
  );
}
