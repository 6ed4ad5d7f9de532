import { type Photo, picturePattern, readPhotos } from '#domain/photos.ts';

/** A picture on a line: its address, and what it shows in English and Arabic, as in 'https://… | Front | من الأمام'. */
export function photoLine({ src, alt_en: en = '', alt_ar: ar = '' }: Photo): string {
  return en || ar ? [src, en, ar].join(' | ') : src;
}

/** The picture on a line, as it is being typed: blanks at the ends of its texts stay. */
export function readPhotoLine(line: string): Required<Photo> {
  const [src = '', alt_en = '', ...rest] = line.split(/ ?\| ?/);
  return { src: src.trim(), alt_en, alt_ar: rest.join(' ') };
}

/** Whether a line begins with an address. */
export const isPhotoLine = (line: string) => picturePattern.test(readPhotoLine(line).src);

/** The pictures of a record, one on each line. */
export const photoLines = (photos: unknown) => readPhotos(photos).map(photoLine).join('\n');
