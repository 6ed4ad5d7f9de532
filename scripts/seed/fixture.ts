import type { z } from 'zod';

/** A line of cars.csv without fault, in which brands.csv has the brand of `bydLine`. */
export const seagull: Record<string, string> = {
  id: '62f746b4-84e6-4ceb-95bd-447e7184d454',
  brand: 'BYD',
  model: 'Seagull',
  body_type: 'Hatchback',
  lines: 'short-bonnet rising-waist',
  paint: 'ink',
  powertrain: 'BEV',
  charging_protocol: 'CCS2',
  connector_basis: 'assumed',
  price_standing: 'level',
  published: 'yes',
};

export const bydLine: Record<string, string> = {
  id: 'byd',
  name_en: 'BYD',
  name_ar: 'بي واي دي',
  logo_url: '/brands/logos.svg#byd',
  published: 'yes',
};

/** A spreadsheet with all columns of its schema, from lines that name those of their cells that are not empty. */
export function csvOf(
  schema: z.ZodObject,
  ...lines: readonly Readonly<Record<string, string>>[]
): string {
  const columns = Object.keys(schema.shape);
  const quoted = (cell = '') => `"${cell.replaceAll('"', '""')}"`;
  const rows = lines.map((cells) => columns.map((column) => quoted(cells[column])).join(','));
  return [columns.join(','), ...rows].join('\n');
}
