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

/** What an address part drops: whatever a program may encode, take for a pattern, or end a link at. */
const dropped = /[^\p{L}\p{M}\p{N}.+_-]/gu;
/** A page is a file of that name, and file systems take 255 bytes: with the id, `.html` and `.br` it stays below. */
const longestNameBytes = 220;

/**
 * The address part of a car or charger: its name in lower case with hyphens for spaces, without all signs but these
 * `. + _ -`, a hyphen, and the first 8 characters of its id. Every name gives one that a page can be made of.
 * Percent-encoding is left to `paths`.
 */
export function slugOf(name: string, recordId: string): string {
  const words = name
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(dropped, '')
    // Servers do not show files whose names begin with a dot.
    .replace(/^\.+/, '')
    // Astro names files so, and links have to agree.
    .normalize();
  const { read } = new TextEncoder().encodeInto(words, new Uint8Array(longestNameBytes));
  return `${words.slice(0, read)}-${beginningOf(recordId)}`;
}

/** The address part that it had while signs were kept; a redirect leads on from there. */
export function formerSlugOf(name: string, recordId: string): string {
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
