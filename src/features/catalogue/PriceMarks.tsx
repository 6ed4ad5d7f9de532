import { type PricedItem, priceTrust } from '#domain/price-standing.ts';
import { m } from '#paraglide/messages.js';
import { isDrawing } from './drawings.ts';

type Props = {
  item: PricedItem;
  /** yyyy-MM-dd */
  today: string;
};

/** Marks a confirmed price; renders nothing for the others, which `ListNote` explains once per list. */
export function ConfirmedMark({ item, today }: Props) {
  if (priceTrust(item, today) !== 'confirmed') return null;
  return (
    <span className="text-micro font-semibold text-positive">
      <span aria-hidden="true">✓ </span>
      {m.catalogue_price_confirmed()}
    </span>
  );
}

type ListProps = { pictures: readonly string[] };

/** Says once for a whole list that its other prices are indicative, and which pictures are no photographs. */
export function ListNote({ pictures }: ListProps) {
  const sentences = [m.catalogue_prices_note()];
  if (pictures.some(isDrawing)) sentences.push(m.catalogue_drawings_note());
  return <p className="text-micro text-muted">{sentences.join(' ')}</p>;
}

/** The same where prices are explained elsewhere. */
export function DrawingsNote({ pictures }: ListProps) {
  if (!pictures.some(isDrawing)) return null;
  return <p className="mt-8 text-micro text-muted">{m.catalogue_drawings_note()}</p>;
}
