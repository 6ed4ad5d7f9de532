import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { carPictures, chargerPictures } from '../seed/photos.ts';
import { frontView, rearView } from './car/ends.ts';
import { bodyTypes } from './car/proportions.ts';
import { type Subject, sideView } from './car/side.ts';
import { chargerView } from './charger/charger.ts';
import { fallbackCar, fallbackCharger } from './fallback.ts';
import { isPaint, type Paint } from './paint.ts';
import type { Kind } from './render.ts';
import { sharePicture } from './scene/share.ts';

/** A picture to draw: its address on the site and its drawing. */
export type Job = { address: string; kind: Kind; draw: () => string };

const Brand = z.object({ id: z.string().min(1), name_en: z.string().min(1) });
const Car = z.object({
  brand: z.string(),
  model: z.string().min(1),
  body_type: z.enum(bodyTypes),
  dimensions: z.string(),
  paints: z
    .string()
    .transform((cell) => cell.split(/\s+/).filter(isPaint))
    .refine((paints) => paints.length === 3, 'needs three known paints'),
});
const Charger = z.object({
  model: z.string().min(1),
  category: z.string(),
  connector_type: z.string(),
  input_type: z.string(),
});

export type Sheets = { brands: string; cars: string; chargers: string };

/** The brands' ids and names, from the text of brands.csv. */
export function brandsOf(text: string): z.infer<typeof Brand>[] {
  return rowsOf(text).flatMap((row) => Brand.safeParse(row).data ?? []);
}

/**
 * Every picture that the catalogue's spreadsheets ask for. A line that cannot be drawn is left to `complain`;
 * the checks of the seed name its fault in full.
 */
export function jobsOf(sheets: Sheets, complain: (message: string) => void): Job[] {
  const brandIds = new Map(brandsOf(sheets.brands).map(({ id, name_en }) => [name_en, id]));
  const cars = rowsOf(sheets.cars).flatMap((row) => {
    const car = Car.safeParse(row);
    const brandId = brandIds.get(row.brand ?? '');
    if (car.success && brandId !== undefined) return carJobs(brandId, car.data);
    complain(`cars.csv: ${row.brand} ${row.model} cannot be drawn`);
    return [];
  });
  const chargers = rowsOf(sheets.chargers).flatMap((row) => {
    const charger = Charger.safeParse(row);
    if (charger.success) return chargerJobs(charger.data);
    complain(`chargers.csv: ${row.model} cannot be drawn`);
    return [];
  });
  return [
    { address: '/pictures/fallback-car.jpg', kind: 'catalogue', draw: fallbackCar },
    { address: '/pictures/fallback-charger.jpg', kind: 'catalogue', draw: fallbackCharger },
    { address: '/og.png', kind: 'share', draw: sharePicture },
    ...cars,
    ...chargers,
  ];
}

function carJobs(brandId: string, car: z.infer<typeof Car>): Job[] {
  const [main, second, third] = car.paints;
  if (main === undefined || second === undefined || third === undefined) return [];
  const subject: Subject = {
    brandId,
    model: car.model,
    bodyType: car.body_type,
    dimensions: car.dimensions,
  };
  const draws = [
    () => sideView(subject, main),
    () => frontView(subject, main),
    () => rearView(subject, main),
    () => sideView(subject, second),
    () => sideView(subject, third),
  ];
  const paints: [Paint, Paint, Paint] = [main, second, third];
  return carPictures(brandId, car.model, paints).flatMap((address, index) => {
    const draw = draws[index];
    return draw === undefined ? [] : [{ address, kind: 'catalogue', draw }];
  });
}

function chargerJobs({
  model,
  category,
  connector_type,
  input_type,
}: z.infer<typeof Charger>): Job[] {
  const subject = { model, category, connectorType: connector_type, inputType: input_type };
  return chargerPictures(model).map((address) => ({
    address,
    kind: 'catalogue',
    draw: () => chargerView(subject),
  }));
}

function rowsOf(text: string): Record<string, string>[] {
  return z.array(z.record(z.string(), z.string())).parse(
    parse(text, {
      bom: true,
      columns: true,
      delimiter: [',', ';'],
      skip_empty_lines: true,
      relax_column_count: true,
    }),
  );
}
