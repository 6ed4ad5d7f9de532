import { useQueryClient } from '@tanstack/react-query';
import { notify } from '#components/toast.store.ts';
import type { Backend } from '#data/client.ts';
import type { DeskRequest, Lead } from '#data/desk.ts';
import { type Act, performAct, stepVisit, type VisitStep } from '#data/desk-acts.ts';
import { BackendFailure, changedMeanwhile } from '#data/failure.ts';
import { m } from '#paraglide/messages.js';
import type { NextAction } from './next-action.ts';
import { keys, requestQuery } from './queries.ts';
import { useDeskMutation } from './use-desk-mutation.tsx';

/** An action on a request, with the id that a retry reuses, and what to do once it is stored. */
type Attempt = { event: string; seen: number; onDone: () => void } & (
  | { act: Act }
  | { visit: VisitStep }
);

/** What an action is about, which says beside which button its fault is shown. */
export type ActKind = Act['action'] | VisitStep['state'];

/**
 * Runs actions on a request, one at a time. After a lost answer `retry` sends the same action again, which the backend
 * stores once.
 */
export function useAct(lead: Lead) {
  const client = useQueryClient();
  const store = async (backend: Backend, { event, seen, ...what }: Attempt) => {
    const { result, lead: stored } =
      'act' in what
        ? await performAct(backend, lead, event, seen, what.act)
        : await stepVisit(backend, lead.id, event, seen, what.visit);
    // What the database has made of the action shows at once; the history follows.
    if (stored) {
      client.setQueryData(
        requestQuery(lead).queryKey,
        (before) => before && { ...before, lead: stored },
      );
    }
    if (result === 'occupied') throw new BackendFailure(result, { message: 'The hour is taken' });
    if (result !== 'done') throw changedMeanwhile();
  };
  const save = useDeskMutation({
    store,
    shownBy: [keys.request],
    alsoIn: [keys.queue, keys.counts, keys.calendar, keys.person],
  });
  const attempt = async (what: Attempt) => {
    const { failure } = await save.attempt(what);
    if (failure === null) what.onDone();
  };
  const start = (what: { act: Act } | { visit: VisitStep }, onDone: () => void) =>
    void attempt({ event: crypto.randomUUID(), seen: lead.version, onDone, ...what });
  return {
    /** @param onDone called once it is stored, also when only a later attempt succeeds */
    act: (act: Act, onDone = notifySaved) => start({ act }, onDone),
    stepVisit: (visit: VisitStep, onDone = notifySaved) => start({ visit }, onDone),
    /** Sends the last attempt again. */
    retry: () => save.variables && void attempt(save.variables),
    busy: save.isPending,
    fault: faultOf(save),
  };
}

/** The state and functions that the parts of an open request share. */
export type RequestActions = ReturnType<typeof useAct>;

type Tried = { variables: Attempt | undefined; error: Error | null };

function faultOf({ variables, error }: Tried): { error: Error; about: ActKind } | null {
  if (variables === undefined || error === null) return null;
  return { error, about: 'act' in variables ? variables.act.action : variables.visit.state };
}

/** Says that something was saved. */
export function notifySaved(): void {
  notify('success', { title: m.desk_saved() });
}

/** The parts of an open request; all act on the same version of it. */
export type RequestProps = {
  request: DeskRequest;
  actions: RequestActions;
  /** What this person does next: the one filled button. */
  next: NextAction | null;
};
