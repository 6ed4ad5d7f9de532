import { useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input } from '#components/Field.tsx';
import type { Lead } from '#data/desk.ts';
import { cairoMoment, cairoParts, cairoToday, dayAfter } from '#domain/cairo.ts';
import { formatMoment } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { noteDone } from './go-on.store.ts';
import { nextStepOf, nextStepWords } from './request-words.ts';
import type { RequestProps } from './use-act.tsx';
import { notifySaved } from './use-act.tsx';
import { useDeskKey } from './use-desk-key.tsx';
import { useTyped } from './use-typed.tsx';
import { WhenField } from './WhenField.tsx';

const inWords = ({ next_step, next_at }: Lead) =>
  next_step && next_at
    ? `${nextStepWords(next_step)} (${formatMoment(next_at)})`
    : m.desk_next_none();

/** The next step with its date; the queue's view 'Due today' shows the request on that day. */
export function NextStep({ request: { lead, events }, actions }: RequestProps) {
  const [tomorrow] = useState(() => `${dayAfter(cairoToday(), 1)}T10:00`);
  const typed = useTyped(
    `next/${lead.id}`,
    {
      step: nextStepWords(lead.next_step ?? ''),
      when: lead.next_at ? cairoParts(lead.next_at) : tomorrow,
    },
    `${lead.next_step} ${lead.next_at}`,
  );
  const { step, when } = typed.values;
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useDeskKey('step', () => field.current?.focus());
  const save = (detail: { step: string | null; at: string | null }) =>
    actions.act({ action: 'next', detail }, () => {
      noteDone(lead);
      typed.forget();
      notifySaved();
    });
  const set = () => {
    const [words, at] = [step.trim(), cairoMoment(when)];
    setMissing(words === '' || at === null);
    if (words !== '' && at !== null) save({ step: nextStepOf(words), at });
  };
  return (
    <section className="grid grid-cols-1 items-start gap-3 border-t border-line pt-5 sm:grid-cols-2">
      <Field
        label={m.desk_next_step()}
        error={missing ? m.desk_next_missing() : undefined}
        required
      >
        <Input
          ref={field}
          value={step}
          maxLength={300}
          dir="auto"
          placeholder={m.desk_next_hint()}
          onChange={({ target }) => typed.change({ step: target.value })}
        />
      </Field>
      <WhenField value={when} onChange={(when) => typed.change({ when })} />
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
