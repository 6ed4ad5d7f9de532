import * as z from 'zod/mini';
import { paths } from '@/config/paths';
import { fetchJson } from '@/lib/json';
import type { KeyedFigure } from './tariffs';

/** The dated figures as the build wrote them into their data file. */
const FiguresSchema = z.array(
  z.object({
    id: z.string(),
    value: z.number(),
    unit: z.string(),
    validFrom: z.string(),
    source: z.string(),
    note: z.nullable(z.string()),
  }),
);

/**
 * The figures in force on the day of the last build.
 * @throws Error when the file cannot be fetched or read
 */
export async function fetchFigures(): Promise<KeyedFigure[]> {
  return FiguresSchema.parse(await fetchJson(paths.tariffData));
}
