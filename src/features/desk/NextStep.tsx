import { useRef } from 'react';
import { Button } from '#components/Button.tsx';
import type { Lead } from '#data/desk.ts';
import { formatMoment } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { noteDone } from './go-on.store.ts';
import { nextStepWords } from './request-words.ts';
import { StepFields } from './StepFields.tsx';
import type { RequestProps } from './use-act.tsx';
import { notifySaved } from './use-act.tsx';
import { useDeskKey } from './use-desk-key.tsx';
import { useStep } from './use-step.tsx';

const inWords = ({ next_step, next_at }: Lead) =>
  next_step && next_at
    ? `${nextStepWords(next_step)} (${formatMoment(next_at)})`
    : m.desk_next_none();

/** The next step with its date; the queue's view 'Due today' shows the request on that day. */
export function NextStep({ request: { lead, events }, actions }: RequestProps) {
  const step = useStep(`next/${lead.id}`, lead);
  const { typed } = step;
  const field = useRef<HTMLInputElement>(null);
  useDeskKey('step', () => field.current?.focus());
  const save = (detail: { step: string | null; at: string | null }) =>
    actions.act({ action: 'next', detail }, () => {
      noteDone(lead);
      typed.forget();
      notifySaved();
    });
  const set = () => {
    const detail = step.check();
    if (detail !== null) save(detail);
  };
  return (
    <section className="grid grid-cols-1 items-start gap-3 border-t border-line pt-5 sm:grid-cols-2">
      <StepFields step={step} ref={field} />
      <div className="grid grid-cols-1 gap-3 sm:col-span-2">
        <ChangedMeanwhile
          typed={typed}
          events={events}
          actions={['next']}
          current={inWords(lead)}
        />
        <div className="flex gap-2">
          <Button variant="secondary" busy={actions.busy} onClick={set}>
            {m.desk_save()}
          </Button>
          {lead.next_step && (
            <Button
              variant="ghost"
              busy={actions.busy}
              onClick={() => save({ step: null, at: null })}
            >
              {m.desk_next_done()}
            </Button>
          )}
        </div>
        <ActFault actions={actions} about={['next']} />
      </div>
    </section>
  );
}
