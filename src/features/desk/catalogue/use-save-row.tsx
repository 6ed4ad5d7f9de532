import type { Backend } from '#data/client.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { keys } from '#features/desk/queries.ts';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';

type Save = {
  /** Of the row. */
  name: string;
  /** @throws BackendFailure */
  store: (backend: Backend) => Promise<void>;
};

/** Saves a row of the catalogue. */
export function useSaveRow(table: EditedTable) {
  const invalid = { title: m.desk_fault_refused(), text: m.desk_catalogue_refused() };
  const save = useDeskMutation<Save>({
    store: (backend, { store }) => store(backend),
    shownBy: [[...keys.catalogue, table]],
    saved: ({ name }) => m.desk_saved_name({ name }),
  });
  return { ...save, own: { invalid } };
}
