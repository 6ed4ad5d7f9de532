/** Letters of the record's id that end an address; enough to tell any two records of one name apart. */
const idLetters = 8;

/** The part of a record's id that its address ends with. */
export function beginningOf(recordId: string): string {
  return recordId.slice(0, idLetters);
}

/** The beginning of the record's id in an address part, or undefined. */
export function beginningIn(part: string): string | undefined {
  return /-([0-9a-f]{8})$/.exec(part)?.[1];
}

/**
 * The address part of a car or charger: its name in lower case without brackets, at which chat programs may end a link,
 * spaces turned into hyphens, a hyphen, and the first 8 characters of its id. Percent-encoding is left to `paths`.
 */
export function slugOf(name: string, recordId: string): string {
  return bracketedSlugOf(name.replace(/[()[\]]/g, ''), recordId);
}

/** The address part that it had while brackets were kept; a redirect leads on from there. */
export function bracketedSlugOf(name: string, recordId: string): string {
  return `${name.toLowerCase().replace(/\s/g, '-')}-${beginningOf(recordId)}`;
}

/** Whether an address part, decoded, is that of a record, whatever the record is called now. */
export function isSlugOf(part: string, recordId: string): boolean {
  return part.endsWith(`-${beginningOf(recordId)}`);
}

/** A car by its address. */
export type CarAddress = {
  brandId: string;
  /** Address part, as `Car.id`. */
  id: string;
};

/** The same text for two addresses of one car, which may have been renamed between them. */
export function carIdentity({ brandId, id }: CarAddress): string {
  return `${brandId}/${beginningIn(id) ?? id}`;
}

/** Whether two addresses are those of one car. */
export function isSameCar(one: CarAddress, other: CarAddress): boolean {
  return carIdentity(one) === carIdentity(other);
}

const longestSlugBytes = 240;

/**
 * Why no page can be made at an address part, or undefined. A page is a file of that name, file systems take 255
 * bytes, and `.html` with the ending of a compressed copy needs its share; a letter of Arabic is two bytes, an emoji
 * four, and a question mark or hash, which stays percent-encoded in the name, three.
 */
export function slugFault(slug: string): string | undefined {
  const bytes = new TextEncoder().encode(slug.replace(/[?#]/g, encodeURIComponent)).length;
  if (bytes <= longestSlugBytes) return undefined;
  return `its address part is ${bytes} bytes, too long for a file; at most ${longestSlugBytes} will do`;
}
