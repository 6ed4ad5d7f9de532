/** A position by WGS 84, in degrees. */
export type Position = { lat: number; lon: number };

const earthKm = 6371;
const radians = Math.PI / 180;

/** The distance of two positions as the crow flies; within a thousandth for the size of a country. */
export function kilometresBetween(one: Position, other: Position): number {
  const north = (other.lat - one.lat) * radians;
  const east = (other.lon - one.lon) * radians;
  const middle =
    Math.sin(north / 2) ** 2 +
    Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * Math.sin(east / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(middle)));
}
