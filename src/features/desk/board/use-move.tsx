import type { Backend } from '#data/client.ts';
import type { Lead } from '#data/desk.ts';
import { performAct } from '#data/desk-acts.ts';
import { changedMeanwhile } from '#data/failure.ts';
import type { DealStage } from '#domain/deals.ts';
import { stageNames } from '#features/desk/deals/stage-words.ts';
import { keys } from '#features/desk/queries.ts';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';

type Move = { event: string; lead: Lead; stage: DealStage };

/** Moves deals to another stage, one at a time; a toast says so, also to screen readers. */
export function useMove() {
  const save = useDeskMutation({
    store: async (backend: Backend, { event, lead, stage }: Move) => {
      const act = { action: 'deal', detail: { stage } } as const;
      const { result } = await performAct(backend, lead, event, lead.version, act);
      if (result !== 'done') throw changedMeanwhile();
    },
    shownBy: [keys.queue],
    alsoIn: [keys.request, keys.counts],
    saved: ({ lead, stage }) => m.desk_deals_moved({ name: lead.name, stage: stageNames[stage]() }),
  });
  return {
    move: (lead: Lead, stage: DealStage) => {
      if (lead.stage === stage || save.isPending) return;
      void save.attempt({ event: crypto.randomUUID(), lead, stage });
    },
    /** Sends the last move again, which is stored once. */
    retry: () => save.variables && void save.attempt(save.variables),
    /** The move that is being stored: the card stands in its new column meanwhile. */
    pending: save.isPending ? (save.variables ?? null) : null,
    error: save.error,
    /** The card whose move failed. */
    failed: save.error === null ? null : (save.variables?.lead ?? null),
  };
}
