import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#components/toast.store.ts';
import type { Backend } from '#data/client.ts';
import { type FailureKind, kindOfFailure } from '#data/failure.ts';
import { sessionBackend } from '#session/backend.ts';
import { failureWords } from './SaveFailure.tsx';

/** A change that somebody at the desk stores. */
export type DeskChange<Input, Answer = void> = {
  /** Stores it. @throws BackendFailure */
  store: (backend: Backend, input: Input) => Promise<Answer>;
  /** The keys of the queries that show it: it is pending until these are fetched again. */
  shownBy: readonly QueryKey[];
  /** Those of other lists that it changes. */
  alsoIn?: readonly QueryKey[];
  /** The toast once it is stored; null for none. */
  saved?: (input: Input, answer: Answer) => string | null;
};

type Outcome<Answer> =
  | { answer: Answer; failure: null }
  | { answer?: undefined; failure: FailureKind };

/** Stores a change, and fetches what shows it again, also where no answer came: it may have been stored. */
export function useDeskMutation<Input = void, Answer = void>({
  store,
  shownBy,
  alsoIn = [],
  saved,
}: DeskChange<Input, Answer>) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (input: Input) => store(await sessionBackend(), input),
    onSuccess: (answer, input) => {
      const title = saved?.(input, answer) ?? null;
      if (title !== null) notify('success', { title });
    },
    onError: (error) => {
      // The desk fetches the person's role again, and the notice beside the button may be gone by then.
      if (kindOfFailure(error) === 'forbidden') notify('error', failureWords(error));
    },
    onSettled: () => {
      for (const queryKey of alsoIn) void client.invalidateQueries({ queryKey });
      return Promise.all(shownBy.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  const { mutateAsync, isPending, error, data, variables } = mutation;
  /** Never throws: why it is not stored is in `error` too, for `SaveFailure`. */
  const attempt = (input: Input): Promise<Outcome<Answer>> =>
    mutateAsync(input).then(
      (answer) => ({ answer, failure: null }),
      (failure: unknown) => ({ failure: kindOfFailure(failure) ?? 'other' }),
    );
  return { attempt, isPending, error, data, variables };
}
