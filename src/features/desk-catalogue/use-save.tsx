import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#components/toast.store.ts';
import type { EditedTable } from '#data/catalogue-edit.ts';
import type { Backend } from '#data/client.ts';
import { DeskFailure } from '#data/desk-failure.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';

/** `changed`: somebody else has changed the row since it was seen. `taken`: another row has the id of a new one. */
export type Saved = 'saved' | 'changed' | 'taken';

type Save = { name: string; store: (backend: Backend) => Promise<Saved> };

/** Saves a row and shows the result; the list is refetched either way. */
export function useSave(table: EditedTable) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ store }: Save) => store(await sessionBackend()),
    onSuccess: (saved, { name }) => {
      if (saved === 'saved') notify('success', { title: m.desk_catalogue_saved({ name }) });
      if (saved === 'changed') {
        notify('error', {
          title: m.desk_catalogue_changed(),
          text: m.desk_catalogue_changed_text(),
        });
      }
    },
    onError: (error) =>
      notify('error', { title: m.desk_catalogue_not_saved(), text: reasonOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['catalogue', table] }),
  });
}

/** The reason why something was not saved, and what to do. */
export function reasonOf(error: unknown): string {
  const kind = error instanceof DeskFailure ? error.kind : 'other';
  if (kind === 'offline') return m.desk_catalogue_offline();
  return kind === 'invalid' ? m.desk_catalogue_refused() : m.desk_catalogue_other();
}
