import { type Car, sizeOf } from '#domain/car.ts';
import { isSizeDrawing } from '#domain/photos.ts';
import { formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** What a picture without a description shows, as far as its address tells. */
export function pictureText(
  car: Pick<Car, 'dimensions'>,
  words: { name: string; index: string; count: string },
  url: string,
): string {
  const size = isSizeDrawing(url) ? sizeOf(car) : null;
  if (size === null) return m.car_gallery_alt(words);
  const length = formatQuantity(size.length, m.unit_mm());
  const height = formatQuantity(size.height, m.unit_mm());
  return m.car_gallery_size_alt({ ...words, length, height });
}
