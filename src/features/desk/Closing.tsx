import { useState } from 'react';
import { Button } from '@/components/Button';
import { ChoiceGroup } from '@/components/ChoiceField';
import { Field, Input } from '@/components/Field';
import { m } from '@/paraglide/messages.js';
import type { RequestProps } from './Request';
import { notifySaved } from './use-act';

const outcomes = ['won', 'lost', 'cancelled'] as const;
type Outcome = (typeof outcomes)[number];

const outcomeNames: Record<Outcome, () => string> = {
  won: m.desk_won,
  lost: m.desk_lost,
  cancelled: m.desk_status_cancelled,
};

type Props = Pick<RequestProps, 'actions'> & { onClosed: () => void };

/** How a request ended; what is lost or cancelled says why, which the numbers and the buyer show. */
export function Closing({ actions, onClosed }: Props) {
  const [outcome, setOutcome] = useState<Outcome>('won');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const needsReason = outcome !== 'won';
  const close = () => {
    const words = reason.trim();
    setMissing(needsReason && words === '');
    if (needsReason && words === '') return;
    const detail =
      outcome === 'cancelled'
        ? { to: 'cancelled' as const, reason: words }
        : { to: 'done' as const, outcome, ...(words && { reason: words }) };
    actions.act({ action: 'status', detail }, () => {
      notifySaved();
      onClosed();
    });
  };
  return (
    <div className="grid gap-5">
      <ChoiceGroup label={m.desk_outcome()} required>
        <div className="flex flex-wrap gap-4">
          {outcomes.map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="outcome"
                checked={name === outcome}
                className="size-5 accent-brand"
                onChange={() => setOutcome(name)}
              />
              {outcomeNames[name]()}
            </label>
          ))}
        </div>
      </ChoiceGroup>
      <Field
        label={m.desk_reason()}
        hint={outcome === 'cancelled' ? m.desk_reason_read_by_buyer() : m.desk_reason_hint()}
        error={missing ? m.desk_reason_missing() : undefined}
        required={needsReason}
      >
        <Input
          value={reason}
          maxLength={300}
          dir="auto"
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {actions.fault && (
        <p role="alert" className="text-small text-danger">
          {m.desk_fault_text()}
        </p>
      )}
      <Button busy={actions.busy} onClick={close}>
        {m.desk_close()}
      </Button>
    </div>
  );
}
