import { memo } from 'react';
import { kmPerMonth } from '#domain/driving-cost.ts';
import { isDrawing } from '#domain/photos.ts';
import { type PricedItem, priceTrust } from '#domain/price-standing.ts';
import { formatQuantity } from '#lib/number.ts';
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

type ListProps = {
  pictures: readonly string[];
  /** Whether the cards name the cost of a month. */
  months?: boolean;
};

/** What a month on a card stands for, and which pictures are no photographs. */
function notesOn({ pictures, months = false }: ListProps): string[] {
  const notes: string[] = [];
  if (months) {
    notes.push(m.catalogue_month_note({ distance: formatQuantity(kmPerMonth, m.unit_km()) }));
  }
  const drawn = drawnSentence(pictures);
  if (drawn !== null) notes.push(drawn);
  return notes;
}

/** Says once for a whole list that its other prices are indicative, and what else holds for all of it. */
export const ListNote = memo(function ListNote(list: ListProps) {
  const sentences = [m.catalogue_prices_note(), ...notesOn(list)];
  return <p className="text-micro text-muted">{sentences.join(' ')}</p>;
});

/** The same where prices are explained elsewhere. */
export function CardsNote(list: ListProps) {
  const sentences = notesOn(list);
  if (sentences.length === 0) return null;
  return <p className="mt-8 text-micro text-muted">{sentences.join(' ')}</p>;
}

function drawnSentence(pictures: readonly string[]): string | null {
  if (pictures.length > 0 && pictures.every(isDrawing)) return m.catalogue_drawings_note();
  return pictures.some(isDrawing) ? m.catalogue_drawings_some() : null;
}
