import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#components/toast.store.ts';
import type { Backend } from '#data/client.ts';
import { DeskFailure } from '#data/desk-failure.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';

type Options<Input, Answer> = {
  /** Stores it. @throws DeskFailure */
  change: (backend: Backend, input: Input) => Promise<Answer>;
  /** The query that shows it. */
  shownBy: string;
  /** The toast's text once it is stored. */
  done: (input: Input, answer: Answer) => string;
};

/** Stores a change and reads what it changed anew, also where no answer came: it may have been stored. */
export function useChange<Input, Answer = void>({ change, shownBy, done }: Options<Input, Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => change(await sessionBackend(), input),
    onSuccess: (answer, input) => notify('success', { title: done(input, answer) }),
    onError: (error) => {
      // The desk refetches the person's role, and this component may be gone by then.
      if (error instanceof DeskFailure && error.kind === 'forbidden') {
        notify('error', { text: failureText(error) });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [shownBy] }),
  });
}

/** The reason why a change was not stored, and what to do. */
export function failureText(error: unknown): string {
  const kind = error instanceof DeskFailure ? error.kind : 'other';
  return {
    forbidden: m.desk_team_failed_forbidden,
    invalid: m.desk_team_failed_invalid,
    offline: m.desk_team_failed_offline,
    other: m.desk_team_failed_other,
  }[kind]();
}
