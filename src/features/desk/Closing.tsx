import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { ChoiceGroup } from '#components/ChoiceField.tsx';
import { Field, Input } from '#components/Field.tsx';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
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
  /** Of the request. */
  id: string;
  onClosed: () => void;
};

/** How a request ended; what is lost or cancelled says why, which the numbers and the buyer show. */
export function Closing({ id, actions, onClosed }: Props) {
  const typed = useTyped(`closing/${id}`, { outcome: 'won', reason: '' });
  const { reason } = typed.values;
  const outcome: Outcome = outcomes.find((name) => name === typed.values.outcome) ?? 'won';
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
      typed.forget();
      notifySaved();
      onClosed();
    });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChoiceGroup label={m.desk_outcome()} required>
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
        error={missing ? m.desk_reason_missing() : undefined}
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
