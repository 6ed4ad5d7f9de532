import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { ChoiceGroup } from '#components/ChoiceField.tsx';
import { Field, Input } from '#components/Field.tsx';
import type { Lead } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { noteDone } from './go-on.store.ts';
import type { RequestProps } from './use-act.tsx';
import { notifySaved } from './use-act.tsx';
import { useTyped } from './use-typed.tsx';

const outcomes = ['won', 'lost', 'cancelled'] as const;
type Outcome = (typeof outcomes)[number];

const outcomeNames: Record<Outcome, () => string> = {
  won: m.desk_won,
  lost: m.desk_lost,
  cancelled: m.desk_status_cancelled,
};

type Props = Pick<RequestProps, 'actions'> & {
  lead: Lead;
  onClosed: () => void;
};

/** How a request ended; what is lost or cancelled says why, which the numbers and the buyer show. */
export function Closing({ lead, actions, onClosed }: Props) {
  const typed = useTyped(`closing/${lead.id}`, { outcome: '', reason: '' });
  const { reason } = typed.values;
  const outcome = outcomes.find((name) => name === typed.values.outcome);
  const [isTried, setTried] = useState(false);
  const needsReason = outcome === 'lost' || outcome === 'cancelled';
  const isReasonMissing = needsReason && reason.trim() === '';
  const close = () => {
    const words = reason.trim();
    setTried(true);
    if (outcome === undefined || isReasonMissing) return;
    const detail =
      outcome === 'cancelled'
        ? { to: 'cancelled' as const, reason: words }
        : { to: 'done' as const, outcome, ...(words && { reason: words }) };
    actions.act({ action: 'status', detail }, () => {
      noteDone(lead);
      typed.forget();
      notifySaved();
      onClosed();
    });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChoiceGroup
        label={m.desk_outcome()}
        error={isTried && outcome === undefined ? m.desk_frame_outcome_missing() : undefined}
        required
      >
        <div className="flex flex-wrap gap-4">
          {outcomes.map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="outcome"
                checked={name === outcome}
                className="size-5 accent-brand"
                onChange={() => typed.change({ outcome: name })}
              />
              {outcomeNames[name]()}
            </label>
          ))}
        </div>
      </ChoiceGroup>
      <Field
        label={m.desk_reason()}
        hint={outcome === 'cancelled' ? m.desk_reason_read_by_buyer() : m.desk_reason_hint()}
        error={isTried && isReasonMissing ? m.desk_reason_missing() : undefined}
        required={needsReason}
      >
        <Input
          value={reason}
          maxLength={300}
          dir="auto"
          onChange={({ target }) => typed.change({ reason: target.value })}
        />
      </Field>
      <Button busy={actions.busy} onClick={close}>
        {m.desk_close()}
      </Button>
      <ActFault actions={actions} about={['status']} />
    </div>
  );
}
