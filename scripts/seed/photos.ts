import { z } from 'zod';
import { jsonIn } from '#lib/json.ts';

const described = z.strictObject({
  src: z.string(),
  alt_en: z.string().optional(),
  alt_ar: z.string().optional(),
});
const photosSchema = z.union([
  z.array(z.union([z.string(), described])),
  z.record(z.string(), z.string()),
]);

/** What the `photos` column holds: a list, an object, or text that may or may not be JSON. */
export type Photos = z.output<typeof photosSchema> | string;

/** Letters and digits in lower case, every run of anything else a hyphen: the folder name of a model's pictures. */
function pictureName(model: string): string {
  return model
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The five drawn pictures of a car in the order of its gallery: the main paint from three sides, then two more paints. */
export function carPictures(
  brandId: string,
  model: string,
  paints: readonly [string, string, string],
): string[] {
  const folder = `/pictures/cars/${brandId}-${pictureName(model)}`;
  const [main, second, third] = paints;
  return [`side-${main}`, `front-${main}`, `rear-${main}`, `side-${second}`, `side-${third}`].map(
    (view) => `${folder}/${view}.jpg`,
  );
}

/** The drawn picture of a charger, alone in its gallery. */
export function chargerPictures(model: string): string[] {
  return [`/pictures/chargers/${pictureName(model)}.jpg`];
}

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
