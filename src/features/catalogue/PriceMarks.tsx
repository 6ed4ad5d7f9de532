import { m } from '@/paraglide/messages.js';
import { type PricedItem, priceStanding } from './price-standing';

type Props = {
  item: PricedItem;
  /** yyyy-MM-dd */
  today: string;
};

/** Marks a price that somebody has confirmed; nothing for the others, of which `PricesNote` speaks once. */
export function ConfirmedMark({ item, today }: Props) {
  if (priceStanding(item, today) !== 'confirmed') return null;
  return (
    <span className="text-micro font-semibold text-positive">
      <span aria-hidden="true">✓ </span>
      {m.catalogue_price_confirmed()}
    </span>
  );
}

/** Says once, of a whole list, what its prices are worth. */
export function PricesNote() {
  return <p className="text-micro text-muted">{m.catalogue_prices_note()}</p>;
}
