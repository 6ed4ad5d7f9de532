import * as z from 'zod/mini';

/**
 * Addresses allowed as a picture's source: on the web by https and a name, in the storage of a backend on the same
 * machine, or in a folder of this site that holds pictures. `is_picture_address` of the database is the same.
 */
export const picturePattern =
  /^(?:https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z\d-]*(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?|(?:http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?\/storage\/v1\/object\/public|\/(?:pictures|brands|storage))\/(?!.*\.\.)[\w./#-]+)$/i;

const address = z.string().check(
  z.trim(),
  z.regex(picturePattern),
  // `http://[` or a port of six figures ends every program that reads it as an address, the build among them.
  z.refine((text) => URL.canParse(text, 'https://tayar.example')),
);
/** A description or a credit that cannot be parsed is ignored; the picture stays. */
const words = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1))), undefined);
const PhotoSchema = z.union([
  z.pipe(
    address,
    z.transform((src): Photo => ({ src })),
  ),
  z.object({ src: address, alt_en: words, alt_ar: words, credit: words, licence: words }),
]);

/** A picture, and where somebody has written that, what it shows, who made it and under which licence it is shown. */
export type Photo = {
  src: string;
  alt_en?: string | undefined;
  alt_ar?: string | undefined;
  credit?: string | undefined;
  licence?: string | undefined;
};

/** Descriptions of a picture, by language. */
export type PhotoAlt = { en?: string | undefined; ar?: string | undefined };

/** Who made a picture, and under which licence it is shown. */
export type PhotoCredit = { by?: string | undefined; licence?: string | undefined };

/** Whether a picture is one of the project's own drawings; every other picture is a photograph. */
export const isDrawing = (url: string): boolean => url.startsWith('/pictures/');

/** Whether it is the drawing of a car that has its sizes beside it. */
export const isSizeDrawing = (url: string): boolean => /^\/pictures\/.+\/size-[^/]+$/.test(url);

/**
 * The pictures of a record in the order in which they are shown: a photograph takes the place of the drawing, of which
 * only the sizes stay, after it.
 */
export function shownPhotos(photos: unknown): Photo[] {
  const all = readPhotos(photos);
  const photographs = all.filter(({ src }) => !isDrawing(src));
  if (photographs.length === 0) return all;
  return [...photographs, ...all.filter(({ src }) => isSizeDrawing(src))];
}

/**
 * The pictures of a record. The column may hold a list of addresses and of `Photo`, an object whose
 * values are addresses, or a JSON string of either; anything else, malformed JSON included, gives an empty list.
 * Only addresses that a picture may have come through, so that a hostile row cannot smuggle in `javascript:` or `data:`.
 */
export function readPhotos(photos: unknown): Photo[] {
  return entriesOf(photos).flatMap((entry) => PhotoSchema.safeParse(entry).data ?? []);
}

/** The addresses of the pictures of a record. */
export function parsePhotos(photos: unknown): string[] {
  return readPhotos(photos).map(({ src }) => src);
}

/** The descriptions of the pictures; left out when there are none, so that they add nothing to a page's size. */
export function altsOf(photos: readonly Photo[]): { imageAlts?: PhotoAlt[] } {
  const imageAlts = photos.map(({ alt_en: en, alt_ar: ar }) => ({
    ...(en && { en }),
    ...(ar && { ar }),
  }));
  return imageAlts.some(({ en, ar }) => en || ar) ? { imageAlts } : {};
}

/** The credits of the pictures; left out when there are none. */
export function creditsOf(photos: readonly Photo[]): { imageCredits?: PhotoCredit[] } {
  const imageCredits = photos.map(({ credit: by, licence }) => ({
    ...(by && { by }),
    ...(licence && { licence }),
  }));
  return imageCredits.some(({ by, licence }) => by || licence) ? { imageCredits } : {};
}

function entriesOf(photos: unknown): unknown[] {
  if (typeof photos === 'string') return fromText(photos.trim());
  if (Array.isArray(photos)) return photos;
  return photos !== null && typeof photos === 'object' ? Object.values(photos) : [];
}

function fromText(text: string): unknown[] {
  if (picturePattern.test(text)) return [text];
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' && !picturePattern.test(parsed) ? [] : entriesOf(parsed);
  } catch {
    return [];
  }
}
