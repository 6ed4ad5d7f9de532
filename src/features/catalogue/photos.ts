/** What may become the source of a picture: an address of this site or of another, and never a script's. */
export const picturePattern = /^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/i;

/**
 * The picture addresses of a record. The column may hold an array, a JSON string of one, or an object whose
 * values are addresses; anything else, malformed JSON included, gives an empty list.
 * Only addresses that a picture may have (http, https, or a path of this site) come through, so that a
 * hostile row cannot smuggle in `javascript:` or `data:`.
 */
export function parsePhotos(photos: unknown): string[] {
  return flatten(photos)
    .map((photo) => photo.trim())
    .filter(isPictureAddress);
}

function flatten(photos: unknown): string[] {
  if (typeof photos === 'string') return fromText(photos.trim());
  if (Array.isArray(photos)) return photos.filter((photo) => typeof photo === 'string');
  if (photos !== null && typeof photos === 'object') {
    return Object.values(photos).filter((photo) => typeof photo === 'string');
  }
  return [];
}

function fromText(text: string): string[] {
  if (isPictureAddress(text)) return [text];
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' && !isPictureAddress(parsed) ? [] : flatten(parsed);
  } catch {
    return [];
  }
}

function isPictureAddress(text: string): boolean {
  return picturePattern.test(text);
}
