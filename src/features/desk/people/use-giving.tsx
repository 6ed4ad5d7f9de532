import { givePerson, type Person } from '#data/desk-people.ts';
import { BackendFailure, changedMeanwhile } from '#data/failure.ts';
import { keys } from '#features/desk/queries.ts';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';
import { mergeFaults } from './use-merges.tsx';

type Gift = { event: string; to: string | null; seen: string | null };

/** Gives a person without open requests to somebody of the team, or to nobody. */
export function useGiving({ id, owner_id }: Pick<Person, 'id' | 'owner_id'>) {
  const save = useDeskMutation<Gift>({
    store: async (backend, { event, to, seen }) => {
      const result = await givePerson(backend, event, id, to, seen);
      if (result === 'gone') throw new BackendFailure(result, { message: 'The person is gone' });
      if (result === 'changed') throw changedMeanwhile();
    },
    shownBy: [keys.person],
    alsoIn: [keys.queue, keys.counts, keys.request],
    saved: () => m.desk_saved(),
  });
  return {
    give: (to: string | null) =>
      void save.attempt({ event: crypto.randomUUID(), to, seen: owner_id }),
    /** Sends the last choice again, which is stored once. */
    retry: () => save.variables && void save.attempt(save.variables),
    busy: save.isPending,
    error: save.error,
    own: mergeFaults(),
  };
}
