import { z } from 'zod';
import { jsonIn } from '#lib/json.ts';

const described = z.strictObject({
  src: z.string(),
  alt_en: z.string().optional(),
  alt_ar: z.string().optional(),
  credit: z.string().optional(),
  licence: z.string().optional(),
});
const photosSchema = z.union([
  z.array(z.union([z.string(), described])),
  z.record(z.string(), z.string()),
]);

/** What the `photos` column holds: a list, an object, or text that may or may not be JSON. */
export type Photos = z.output<typeof photosSchema> | string;

/**
 * A `photos` cell as it goes into the database. Empty: the drawn pictures. 'none': no pictures. Addresses with
 * spaces between: those. JSON of a list or an object: that. 'text:' and anything: that text as it stands, even
 * where it is no JSON, which is how older records look. Returns undefined where the cell is none of these.
 */
export function photosOf(cell: string, drawn: readonly string[]): Photos | undefined {
  if (cell === '') return [...drawn];
  if (cell === 'none') return [];
  if (cell.startsWith('text:')) return cell.slice('text:'.length).trim();
  if (/^[[{]/.test(cell)) return photosSchema.safeParse(jsonIn(cell)).data;
  const addresses = cell.split(/[\s,]+/).filter((address) => address !== '');
  return addresses.every((address) => /^(?:https?:\/\/|\/)/.test(address)) ? addresses : undefined;
}
