import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { notify } from '#components/toast.store.ts';
import type { DeskRequest, Lead } from '#data/desk.ts';
import {
  type Act,
  type ActResult,
  performAct,
  stepVisit,
  type VisitStep,
} from '#data/desk-acts.ts';
import { DeskFailure } from '#data/desk-failure.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';

/** An action on a request, with the id that a retry reuses. */
type Attempt = { event: string; seen: number } & ({ act: Act } | { visit: VisitStep });

/** Why nothing was done: 'unsure' when it may have been done, as no answer came. */
export type ActFault = 'unsure' | 'changed' | 'occupied' | 'refused';

/** What an action is about, which says beside which button its fault is shown. */
export type About = Act['action'] | VisitStep['state'];

/**
 * Runs actions on a request, one at a time. After a lost answer `retry` sends the same action again, which the backend
 * stores once.
 */
export function useAct(lead: Lead) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ event, seen, ...what }: Attempt): Promise<ActResult> => {
      const backend = await sessionBackend();
      return 'act' in what
        ? performAct(backend, lead, event, seen, what.act)
        : stepVisit(backend, lead.id, event, seen, what.visit);
    },
    onSuccess: ({ lead: stored }) => {
      // What the database has made of the action shows at once; the history follows.
      if (!stored) return;
      client.setQueryData<DeskRequest | null>(
        ['request', lead.kind, lead.id],
        (before) => before && { ...before, lead: stored },
      );
    },
    onSettled: async () => {
      for (const key of ['queue', 'counts', 'calendar']) {
        void client.invalidateQueries({ queryKey: [key] });
      }
      // Until the refetched request shows the action, no other action is possible.
      await client.invalidateQueries({ queryKey: ['request'] });
    },
  });

  // A lost answer is often followed by another attempt, which ends the same way.
  const whenDone = useRef(notifySaved);
  const attempt = async (what: Attempt) => {
    const outcome = await mutation.mutateAsync(what).catch(() => null);
    if (outcome?.result === 'done') whenDone.current();
  };
  const start = (what: { act: Act } | { visit: VisitStep }, onDone: () => void) => {
    whenDone.current = onDone;
    void attempt({ event: crypto.randomUUID(), seen: lead.version, ...what });
  };
  return {
    /** @param onDone called once it is stored, also when only a later attempt succeeds */
    act: (act: Act, onDone = notifySaved) => start({ act }, onDone),
    stepVisit: (visit: VisitStep, onDone = notifySaved) => start({ visit }, onDone),
    /** Sends the last attempt again. */
    retry: () => mutation.variables && void attempt(mutation.variables),
    busy: mutation.isPending,
    fault: faultOf(mutation),
  };
}

/** The state and functions that the parts of an open request share. */
export type Actions = ReturnType<typeof useAct>;

type Tried = { variables: Attempt | undefined; error: unknown; data: ActResult | undefined };

function faultOf({ variables, error, data }: Tried): { reason: ActFault; about: About } | null {
  const reason = reasonOf(error, data);
  if (variables === undefined || reason === null) return null;
  const about = 'act' in variables ? variables.act.action : variables.visit.state;
  return { reason, about };
}

function reasonOf(error: unknown, answer: ActResult | undefined): ActFault | null {
  if (error instanceof DeskFailure && error.kind !== 'offline') return 'refused';
  if (error) return 'unsure';
  if (answer?.result === 'changed' || answer?.result === 'occupied') return answer.result;
  return null;
}

/** Says that something was saved. */
export function notifySaved(): void {
  notify('success', { title: m.desk_saved() });
}
