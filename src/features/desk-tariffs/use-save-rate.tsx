import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#components/toast.store.ts';
import type { Backend } from '#data/client.ts';
import { DeskFailure, type DeskFailureKind } from '#data/desk-failure.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';

type Save = {
  /** The toast's text once it is stored. */
  saved: string;
  /** @returns false when a colleague was faster */
  store: (backend: Backend) => Promise<boolean>;
};

/** Why an attempt stored nothing. */
export type Failure = { title: string; text: string };

/** Stores a change of a rate; the list is read anew either way. @param onDone called once it is stored */
export function useSaveRate(onDone: () => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ store }: Save) => store(await sessionBackend()),
    onSuccess: (isStored, { saved }) => {
      if (!isStored) return;
      notify('success', { title: saved });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['tariffs'] }),
  });
  const { mutate, isPending, error, data } = mutation;
  return { mutate, isPending, failure: failureOf(error, data) };
}

function failureOf(error: unknown, isStored: boolean | undefined): Failure | null {
  if (error) {
    const kind = error instanceof DeskFailure ? error.kind : 'other';
    return { title: m.desk_tariffs_not_saved(), text: reasons[kind]() };
  }
  if (isStored !== false) return null;
  return { title: m.desk_tariffs_changed(), text: m.desk_tariffs_changed_text() };
}

const reasons: Record<DeskFailureKind, () => string> = {
  offline: m.desk_tariffs_offline,
  invalid: m.desk_tariffs_refused,
  forbidden: m.desk_tariffs_other_failure,
  other: m.desk_tariffs_other_failure,
};
