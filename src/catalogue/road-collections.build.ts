import { defineCollection } from 'astro/content/config';
import { file } from 'astro/loaders';
import { z } from 'astro/zod';
import { readWaypoints } from '#domain/road-line.ts';
import { readTable } from '#lib/csv-table.ts';

const places = defineCollection({
  loader: file('src/content/road-places.csv', { parser: (text) => rowsOf(text, ({ id }) => id) }),
  schema: z
    .object({
      id: z.string(),
      name_en: z.string().min(1),
      name_ar: z.string().min(1),
      lat: z.coerce.number().min(21).max(33),
      lon: z.coerce.number().min(24).max(38),
      kind: z.enum(['home', 'trip', 'both', 'node']),
    })
    .transform(({ name_en: en, name_ar: ar, ...place }) => ({ ...place, en, ar })),
});

const roads = defineCollection({
  loader: file('src/content/roads.csv', {
    parser: (text) => rowsOf(text, ({ from, to }) => `${from}-${to}`),
  }),
  schema: z.object({
    from: z.string(),
    to: z.string(),
    km: z.coerce.number().positive(),
    waypoints: z.string().transform(readWaypoints),
    source: z.string().min(1),
    sure: z.enum(['A', 'B', 'C']),
  }),
});

const land = defineCollection({
  loader: file('src/content/egypt-map.geojson', {
    parser: (text) =>
      z
        .object({ features: z.array(z.looseObject({})) })
        .parse(JSON.parse(text))
        .features.map((feature, at) => ({ ...feature, id: String(at) })),
  }),
  schema: z.looseObject({ type: z.literal('Feature') }),
});

type Cells = Readonly<Record<string, string>>;

/** @throws Error when a line cannot be read */
function rowsOf(text: string, idOf: (cells: Cells) => string | undefined) {
  return readTable(text).lines.map(({ line, cells, fault }) => {
    const id = idOf(cells);
    if (fault !== null || !id) throw new Error(`Line ${line} of the roads cannot be read.`);
    return { ...cells, id };
  });
}

/** The roads of Egypt and the places that they join, see `docs/roads.md`; the land that a map draws below them. */
export const roadCollections = { land, roadPlaces: places, roads };
