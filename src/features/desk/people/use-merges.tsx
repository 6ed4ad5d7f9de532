import { notify } from '#components/toast.store.ts';
import { dismissTwins, mergePeople, unmergePeople } from '#data/desk-people.ts';
import { BackendFailure } from '#data/failure.ts';
import { keys } from '#features/desk/queries.ts';
import { failureWords, type OwnWords } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';

const changes = {
  shownBy: [keys.person],
  alsoIn: [keys.queue, keys.counts, keys.request],
} as const;

const goneMeanwhile = () => new BackendFailure('gone', { message: 'One of the two is gone' });

/** Why two people were not merged or parted. */
export const mergeFaults = (): OwnWords => ({
  gone: { title: m.desk_people_merge_gone(), text: m.desk_people_merge_gone_text() },
});

/** Parts two people again, by the event of their merge. */
export function useParting() {
  return useDeskMutation<string>({
    ...changes,
    store: async (backend, event) => {
      if ((await unmergePeople(backend, event)) === 'gone') throw goneMeanwhile();
    },
    saved: () => m.desk_people_parted(),
  });
}

type Merge = { event: string; keep: string; other: string };

/** Merges two people; the toast undoes it. */
export function useMerging() {
  const parting = useParting();
  const part = async (event: string) => {
    const { failure } = await parting.attempt(event);
    if (failure === null) return;
    const words = failureWords(new BackendFailure(failure, { message: '' }), mergeFaults());
    const action = { label: m.ui_try_again(), run: () => void part(event) };
    notify('error', failure === 'offline' ? { ...words, action } : words);
  };
  return useDeskMutation<Merge>({
    ...changes,
    store: async (backend, { event, keep, other }) => {
      if ((await mergePeople(backend, event, keep, other)) === 'gone') throw goneMeanwhile();
      notify('success', {
        title: m.desk_people_merged(),
        action: { label: m.desk_people_undo(), run: () => void part(event) },
      });
    },
  });
}

/** Says that two people are two. */
export function useDismissal() {
  return useDeskMutation<{ one: string; other: string }>({
    ...changes,
    store: (backend, { one, other }) => dismissTwins(backend, one, other),
    saved: () => m.desk_people_twins_dismissed(),
  });
}
