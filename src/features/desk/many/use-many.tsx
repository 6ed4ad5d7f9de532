import { notify } from '#components/toast.store.ts';
import type { Backend } from '#data/client.ts';
import type { Lead, LeadKey } from '#data/desk.ts';
import { type ActOnMany, actOnMany, undoMany } from '#data/desk-many.ts';
import { BackendFailure } from '#data/failure.ts';
import { keys } from '#features/desk/queries.ts';
import { failureWords } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { notDone } from './not-done.ts';

type Attempt = { event: string; act: ActOnMany; leads: readonly Lead[] };
type Undo = Pick<Attempt, 'event' | 'leads'>;

const shown = {
  shownBy: [keys.queue],
  alsoIn: [keys.request, keys.counts, keys.calendar, keys.waiting],
};

const sent = ({ act, leads }: Pick<Attempt, 'act' | 'leads'>) =>
  JSON.stringify([act, leads.map(({ kind, id, version }) => [kind, id, version])]);

/** Acts on many requests at once. The toast says what came of it, and can undo it. */
export function useMany() {
  const undo = useUndo();
  const save = useDeskMutation({
    ...shown,
    store: (backend: Backend, { event, act, leads }: Attempt) =>
      actOnMany(backend, event, act, leads),
  });
  const attempt = async (what: Attempt): Promise<readonly LeadKey[] | null> => {
    const { answer } = await save.attempt(what);
    if (answer === undefined) return null;
    const done = answer.filter(({ result }) => result === 'done');
    const failed = notDone(answer, what.leads);
    notify(failed ? 'warning' : 'success', {
      title: m.desk_deals_done(asCount(done.length)),
      text: failed ?? undefined,
      lasting: failed !== null,
      action: done.length > 0 ? { label: m.desk_deals_undo(), run: () => undo(what) } : undefined,
    });
    return done;
  };
  return {
    /** @returns the requests that it was done for; null where nothing was stored, or no answer came */
    act: (act: ActOnMany, leads: readonly Lead[]) => {
      const last = save.error === null ? undefined : save.variables;
      // The same again is a repeat after a lost answer, anything else is another action.
      const isRepeat = last !== undefined && sent(last) === sent({ act, leads });
      return attempt({ event: isRepeat ? last.event : crypto.randomUUID(), act, leads });
    },
    /** Sends the last attempt again, which is stored once. */
    retry: async () => (save.variables ? attempt(save.variables) : null),
    busy: save.isPending,
    error: save.error,
  };
}

function useUndo() {
  const save = useDeskMutation({
    ...shown,
    store: (backend: Backend, { event }: Undo) => undoMany(backend, event),
  });
  const undo = async (what: Undo) => {
    const { answer, failure } = await save.attempt(what);
    if (failure !== null) {
      notify('error', {
        ...failureWords(new BackendFailure(failure, { message: '' })),
        action: { label: m.ui_try_again(), run: () => void undo(what) },
      });
      return;
    }
    if (answer === null) {
      notify('warning', { title: m.desk_deals_undo_late(), text: m.desk_deals_undo_late_text() });
      return;
    }
    const done = answer.filter(({ result }) => result === 'done');
    const failed = notDone(answer, what.leads);
    notify(failed ? 'warning' : 'success', {
      title: m.desk_deals_undone(asCount(done.length)),
      text: failed ?? undefined,
      lasting: failed !== null,
    });
  };
  return (what: Undo) => void undo(what);
}
