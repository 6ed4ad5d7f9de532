import { m } from '@/paraglide/messages.js';
import { type PricedItem, priceTrust } from './price-standing';

type Props = {
  item: PricedItem;
  /** yyyy-MM-dd */
  today: string;
};

/** Marks a confirmed price; renders nothing for the others, which `PricesNote` explains once per list. */
export function ConfirmedMark({ item, today }: Props) {
  if (priceTrust(item, today) !== 'confirmed') return null;
  return (
    <span className="text-micro font-semibold text-positive">
      <span aria-hidden="true">✓ </span>
      {m.catalogue_price_confirmed()}
    </span>
  );
}

/** Says once for a whole list that its other prices are indicative. */
export function PricesNote() {
  return <p className="text-micro text-muted">{m.catalogue_prices_note()}</p>;
}
