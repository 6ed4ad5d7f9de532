import { type Photo, picturePattern, readPhotos } from '#domain/photos.ts';

/**
 * A picture on a line: its address; what it shows in English and Arabic; who made it and under which licence, as in
 * 'https://… | Front | من الأمام | SAIC Motor | CC BY 4.0'.
 */
export function photoLine(photo: Photo): string {
  const { src, alt_en: en = '', alt_ar: ar = '', credit = '', licence = '' } = photo;
  if (credit || licence) return [src, en, ar, credit, licence].join(' | ');
  return en || ar ? [src, en, ar].join(' | ') : src;
}

/** The picture on a line, as it is being typed: blanks at the ends of its texts stay. */
export function readPhotoLine(line: string): Required<Photo> {
  const [src = '', alt_en = '', alt_ar = '', credit = '', ...rest] = line.split(/ ?\| ?/);
  return { src: src.trim(), alt_en, alt_ar, credit, licence: rest.join(' ') };
}

/** Whether a line begins with an address. */
export const isPhotoLine = (line: string) => picturePattern.test(readPhotoLine(line).src);

/** The pictures of a record, one on each line. */
export const photoLines = (photos: unknown) => readPhotos(photos).map(photoLine).join('\n');
