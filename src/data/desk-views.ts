import * as z from 'zod/mini';
import type { Backend } from './client.ts';
import { BackendFailure } from './failure.ts';
import { parsedAnswer } from './parsed-answer.ts';

// Views of the queue under a name. Every function throws a BackendFailure when the backend refuses or does not answer.

/** Letters of a view, as the table bounds them, and how many somebody may have. */
export const viewLimits = { name: 60, query: 2000, views: 50 } as const;

const SavedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The part of the desk's address that holds the view, with its question mark. */
  query: z.string(),
  /** Whether the whole team sees it. */
  shared: z.boolean(),
  position: z.number(),
  owner_id: z.string(),
  owner_name: z.nullable(z.string()),
  mine: z.boolean(),
});
export type SavedView = z.infer<typeof SavedViewSchema>;

/** The person's own views, then those that colleagues share. */
export function readViews(backend: Backend): Promise<SavedView[]> {
  return parsedAnswer(z.array(SavedViewSchema), backend.rpc('desk_views'));
}

/** Stores a view of the person's own, new or changed. @param view its id is made before the first attempt */
export async function saveView(
  backend: Backend,
  view: Pick<SavedView, 'id' | 'name' | 'query' | 'shared' | 'position'>,
): Promise<void> {
  await parsedAnswer(
    z.unknown(),
    backend.rpc('desk_save_view', {
      view: view.id,
      named: view.name,
      of_query: view.query,
      for_all: view.shared,
      at_position: view.position,
    }),
  );
}

/** Deletes a view; one that is gone already counts as deleted. Managers may delete what colleagues share. */
export async function removeView(backend: Backend, id: string): Promise<void> {
  const isGone = await parsedAnswer(z.boolean(), backend.rpc('desk_delete_view', { view: id }));
  if (!isGone) throw new BackendFailure('forbidden', { message: 'The view may not be deleted' });
}
