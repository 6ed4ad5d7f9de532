import * as z from 'zod/mini';
import { AgreedVisitSchema, PlaceSchema } from '#domain/visit.ts';
import type { Backend } from './client.ts';
import { momentColumn, parseRows, readLogged, rowsOfIds } from './rows.ts';

const OwnVisitSchema = z.extend(AgreedVisitSchema, {
  request_id: z.string(),
  /** The version, for calendars. */
  sequence: z.number(),
  changed_at: momentColumn,
});

/** A buyer's own visit with its place. */
export type OwnVisit = z.infer<typeof OwnVisitSchema> & {
  place: z.infer<typeof PlaceSchema> | null;
};

/**
 * The agreed visits of a person, by the id of the request. The query names the person beside what row-level security
 * does, because the sales team may read other people's visits.
 * @throws Error when it cannot be read
 */
export async function readOwnVisits(
  backend: Backend,
  userId: string,
): Promise<Map<string, OwnVisit>> {
  const columns = 'request_id, state, place_id, day, slot, sequence, changed_at';
  const rows = await readLogged(backend.from('visits').select(columns).eq('user_id', userId));
  const visits = parseRows(OwnVisitSchema, rows);
  const ids = new Set(visits.flatMap(({ place_id }) => place_id ?? []));
  const places = parseRows(
    PlaceSchema,
    await rowsOfIds([...ids], (part) =>
      backend
        .from('visit_places')
        .select('id, name_en, name_ar, address_en, address_ar, map_url')
        .in('id', part),
    ),
  );
  return new Map(
    visits.map((visit) => {
      const day = visit.day.slice(0, 10);
      const place = places.find(({ id }) => id === visit.place_id) ?? null;
      return [visit.request_id, { ...visit, day, place }];
    }),
  );
}
