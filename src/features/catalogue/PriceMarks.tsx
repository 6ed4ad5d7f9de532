import { isDrawing } from '#domain/photos.ts';
import { type PricedItem, priceTrust } from '#domain/price-standing.ts';
import { m } from '#paraglide/messages.js';

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
  const sentences = [m.catalogue_prices_note(), drawnSentence(pictures)];
  return (
    <p className="text-micro text-muted">
      {sentences.filter((sentence) => sentence !== null).join(' ')}
    </p>
  );
}

/** The same where prices are explained elsewhere. */
export function DrawingsNote({ pictures }: ListProps) {
  const sentence = drawnSentence(pictures);
  return sentence === null ? null : <p className="mt-8 text-micro text-muted">{sentence}</p>;
}

function drawnSentence(pictures: readonly string[]): string | null {
  if (pictures.length > 0 && pictures.every(isDrawing)) return m.catalogue_drawings_note();
  return pictures.some(isDrawing) ? m.catalogue_drawings_some() : null;
}
