import * as z from 'zod/mini';
import { PlaceSchema } from '#domain/visit.ts';
import type { Backend } from './client.ts';
import { changed, removed } from './managed-rows.ts';
import { parsedAnswer } from './parsed-answer.ts';

/** Letters of the texts of a place, as the table bounds them. */
export const placeLimits = { name: 120, address: 300, mapUrl: 500 } as const;

const VisitPlaceSchema = z.extend(PlaceSchema, {
  /** Whether visits can be agreed there. */
  open: z.boolean(),
});
/** Where cars can be seen. */
export type VisitPlace = z.infer<typeof VisitPlaceSchema>;

const columns = 'id, name_en, name_ar, address_en, address_ar, map_url, open';

/** All places, the oldest first. @throws BackendFailure */
export function readPlaces(backend: Backend): Promise<VisitPlace[]> {
  return parsedAnswer(
    z.array(VisitPlaceSchema),
    backend.from('visit_places').select(columns).order('created_at').order('id').limit(200),
  );
}

/** Stores a place, new or changed. For managers. @throws BackendFailure */
export async function savePlace(backend: Backend, place: VisitPlace): Promise<void> {
  await parsedAnswer(z.unknown(), backend.from('visit_places').upsert(place));
}

/** Opens or closes a place for new visits. For managers. @throws BackendFailure */
export function openPlace(backend: Backend, id: string, open: boolean): Promise<void> {
  return changed(backend.from('visit_places').update({ open }).eq('id', id).select('id'));
}

/**
 * Deletes a place; one that is gone already counts as deleted. For managers.
 * @throws BackendFailure 'invalid' when visits name it: such a place can be closed
 */
export function removePlace(backend: Backend, id: string): Promise<void> {
  const table = () => backend.from('visit_places');
  return removed(table().delete().eq('id', id).select('id'), () =>
    table().select('id').eq('id', id),
  );
}
