/** Letters of the record's id that end an address; enough to tell any two records of one name apart. */
export const idLetters = 8;

/** The part of a record's id that its address ends with. */
export function beginningOf(recordId: string): string {
  return recordId.slice(0, idLetters);
}

/** What an address part says of the record's id, or undefined. */
export function beginningIn(part: string): string | undefined {
  return /-([0-9a-f]{8})$/.exec(part)?.[1];
}

/**
 * The address part of a car or charger: its name in lower case, spaces turned into hyphens, a hyphen,
 * and the first 8 characters of its id. Percent-encoding is left to `paths`.
 */
export function slugOf(name: string, recordId: string): string {
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
