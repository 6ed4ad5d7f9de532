import { z } from 'zod';
import { paths } from '@/config/paths';
import { type Tariffs, tariffsFrom } from './tariffs';

/** The dated figures as the build wrote them into their data file. */
const FiguresSchema = z.array(
  z.object({
    id: z.string(),
    value: z.number(),
    unit: z.string(),
    validFrom: z.string(),
    source: z.string(),
    note: z.string().nullable(),
  }),
);

/**
 * The figures in force on the day of the last build.
 * @throws Error when the file cannot be fetched or read
 */
export async function fetchTariffs(): Promise<Tariffs> {
  const response = await fetch(paths.tariffData);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return tariffsFrom(FiguresSchema.parse(await response.json()));
}
