/**
 * One segment of an address: percent-encoded only where a segment needs it, so that
 * `eqa-250+-1a2b3c4d` stays readable.
 */
export function encodeSegment(text: string): string {
  return encodeURI(text).replace(/[/?#]/g, encodeURIComponent);
}

/**
 * An address in canonical form: many programs percent-encode more than needed, such as `+` and brackets. Segments that
 * cannot be decoded, or that would lead to another folder, stay as they are.
 */
export function plainPath(pathname: string): string {
  return pathname.split('/').map(plainSegment).join('/');
}

function plainSegment(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    return /^\.{1,2}$/.test(text) ? segment : encodeSegment(text);
  } catch {
    return segment;
  }
}

/** The stock pictures in place of missing ones. */
export const fallbackPicture = {
  car: '/pictures/fallback-car.jpg',
  charger: '/pictures/fallback-charger.jpg',
} as const;
