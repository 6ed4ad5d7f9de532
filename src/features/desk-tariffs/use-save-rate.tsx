import type { Backend } from '#data/client.ts';
import { keys } from '#features/desk/queries.ts';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';

/** Stores a change of a rate. @param saved the toast's title once it is stored */
export function useSaveRate<Input>(
  saved: string,
  store: (backend: Backend, input: Input) => Promise<void>,
) {
  const save = useDeskMutation({ store, shownBy: [keys.tariffs], saved: () => saved });
  const changed = { title: m.desk_fault_changed(), text: m.desk_tariffs_changed_text() };
  return { ...save, own: { changed } };
}
