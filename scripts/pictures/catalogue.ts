import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { carLines } from './car/lines.ts';
import { bodyTypes } from './car/proportions.ts';
import { paintNames } from './paint.ts';

const paint = z.enum(paintNames);

const catalogueSchema = z.object({
  brands: z.array(z.object({ id: z.string(), name: z.string() })),
  cars: z.array(
    z.object({
      brandId: z.string(),
      model: z.string(),
      bodyType: z.enum(bodyTypes),
      /** Length x width x height in mm; empty where they are not known. */
      dimensions: z.string(),
      /** Between the axles in mm. */
      wheelbase: z.number().nullable(),
      lines: z.array(z.enum(carLines)),
      paint,
    }),
  ),
  chargers: z.array(
    z.object({
      model: z.string(),
      category: z.string(),
      connectorType: z.string(),
      inputType: z.string(),
    }),
  ),
});

/** The records to draw, as the spreadsheets of the catalogue describe them. */
export type Catalogue = z.output<typeof catalogueSchema>;

/**
 * Reads what `npm run seed:make` wrote.
 * @throws where the file is missing, or asks for what cannot be drawn
 */
export function readCatalogue(file: URL): Catalogue {
  return catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
