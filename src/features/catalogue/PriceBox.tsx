import './item-top.css';
import type { ReactNode } from 'react';
import { Badge } from '#components/Badge.tsx';
import { type PricedItem, priceTrust, sourceOfPrice } from '#domain/price-standing.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { priceNote } from './price-note.ts';

type Props = {
  item: PricedItem;
  /** yyyy-MM-dd */
  today: string;
  /** The cost of the installation, and buttons. */
  children: ReactNode;
};

/** The price of a car or a charger and whether it is confirmed, next to the pictures. */
export function PriceBox({ item, today, children }: Props) {
  const { price } = item;
  const source = sourceOfPrice(item);
  return (
    <section
      className="rounded-card border border-line bg-surface p-6"
      aria-labelledby="price-title"
    >
      <h2 id="price-title" className="text-small text-muted">
        {m.catalogue_price()}
      </h2>
      <p className="mt-1 text-heading tabular-nums">{formatEgp(price)}</p>
      <p className="mt-1 text-small text-muted">
        {priceTrust(item, today) === 'confirmed' ? (
          <Badge tone="positive">{priceNote(item, today)}</Badge>
        ) : (
          priceNote(item, today)
        )}
      </p>
      {price !== null && source !== null && (
        <p className="text-micro text-muted">{m.catalogue_price_source({ source })}</p>
      )}
      {children}
    </section>
  );
}
