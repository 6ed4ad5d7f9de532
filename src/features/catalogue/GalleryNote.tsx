import { fallbackPicture } from '#config/addresses.ts';
import { isDrawing, isSizeDrawing, type PhotoCredit } from '#domain/photos.ts';
import { m } from '#paraglide/messages.js';
import type { PicturePlace } from './Picture.tsx';

type Props = {
  images: readonly string[];
  /** Of each picture, in their order. */
  credits: readonly PhotoCredit[];
  place: PicturePlace;
  /** Whether a picture could not be shown. */
  hasFailed: boolean;
};

/** Below the pictures of a record: who made the photographs, under which licence; and which pictures are no photographs. */
export function GalleryNote({ images, credits, place, hasFailed }: Props) {
  const sentences = [...new Set(credits.flatMap(creditText))];
  const drawn = drawnNote(images, place);
  const isReplaced = images.some(isStandIn) || (hasFailed && images.every(isDrawing));
  if (isReplaced) sentences.push(m.ui_gallery_stand_in());
  else if (drawn !== null) sentences.push(drawn);
  if (sentences.length === 0) return null;
  return (
    <p className="mt-2 text-micro text-muted" dir="auto">
      {sentences.join(' · ')}
    </p>
  );
}

function creditText({ by, licence }: PhotoCredit): string | [] {
  if (by && licence) return m.ui_gallery_credit_licence({ by, licence });
  if (by) return m.ui_gallery_credit({ by });
  return licence ? m.ui_gallery_licence({ licence }) : [];
}

/** A sentence about the drawings among the pictures; null where there are none. */
function drawnNote(images: readonly string[], place: PicturePlace): string | null {
  const drawings = images.filter(isDrawing);
  if (drawings.length === 0) return null;
  if (place === 'charger') return m.ui_gallery_drawn_charger();
  // Beside photographs only the drawing of the sizes is left.
  return drawings.every(isSizeDrawing) ? m.ui_gallery_drawn_size() : m.ui_gallery_drawn();
}

/** Whether a picture stands in for one that the record does not have. */
function isStandIn(url: string): boolean {
  return Object.values(fallbackPicture).some((fallback) => fallback === url);
}
