import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { ChoiceGroup } from '#components/ChoiceField.tsx';
import { Field, Input } from '#components/Field.tsx';
import type { Lead } from '#data/desk.ts';
import type { Act } from '#data/desk-acts.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { LostFields, lostFor } from './deals/LostFields.tsx';
import { SoldFields } from './deals/SoldFields.tsx';
import { useSold } from './deals/use-sold.tsx';
import { noteDone } from './go-on.store.ts';
import type { RequestProps } from './use-act.tsx';
import { notifySaved } from './use-act.tsx';
import { useTyped } from './use-typed.tsx';

const outcomes = ['won', 'lost', 'cancelled'] as const;
export type CloseOutcome = (typeof outcomes)[number];

const outcomeNames: Record<CloseOutcome, () => string> = {
  won: m.desk_won,
  lost: m.desk_lost,
  cancelled: m.desk_status_cancelled,
};

export type ClosingProps = Pick<RequestProps, 'actions'> & {
  lead: Lead;
  /** How it ended, where the person has said so already. */
  ended?: CloseOutcome | undefined;
  onClosed: () => void;
};

/** How a request ended: the car and the amount of a deal that is won, else why, which the numbers and the buyer show. */
export function Closing({ lead, ended, actions, onClosed }: ClosingProps) {
  const typed = useTyped(`closing/${lead.id}/${ended ?? ''}`, {
    ...{ outcome: ended ?? '', reason: '', reason_id: '', words: '' },
  });
  const sold = useSold(lead);
  const { words } = typed.values;
  const outcome = outcomes.find((name) => name === typed.values.outcome);
  const [isTried, setTried] = useState(false);
  const detailOf: Record<CloseOutcome, () => StatusDetail | null> = {
    won: () => {
      const { item_id, item_name, amount_egp } = sold.sold;
      if (item_name === null || amount_egp === 'unclear') return null;
      return { to: 'done', outcome: 'won', item_id, item_name, amount_egp };
    },
    lost: () => lostFor(typed.values),
    cancelled: () => (words.trim() ? { to: 'cancelled', reason: words.trim() } : null),
  };
  const close = () => {
    setTried(true);
    const detail = outcome === undefined ? null : detailOf[outcome]();
    if (detail === null) return;
    actions.act({ action: 'status', detail }, () => {
      noteDone(lead);
      typed.forget();
      sold.forget();
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
      {outcome === 'won' && <SoldFields typed={sold} isTried={isTried} />}
      {outcome === 'lost' && (
        <LostFields
          values={typed.values}
          onChange={typed.change}
          isMissing={isTried && lostFor(typed.values) === null}
        />
      )}
      {outcome === 'cancelled' && (
        <Field
          label={m.desk_reason()}
          hint={
            lead.kind === 'walk_in' ? m.desk_reason_read_by_team() : m.desk_reason_read_by_buyer()
          }
          error={isTried && words.trim() === '' ? m.desk_reason_missing() : undefined}
          required
        >
          <Input
            value={words}
            maxLength={300}
            dir="auto"
            onChange={({ target }) => typed.change({ words: target.value })}
          />
        </Field>
      )}
      <Button busy={actions.busy} onClick={close}>
        {m.desk_close()}
      </Button>
      <ActFault actions={actions} about={['status']} />
    </div>
  );
}

type StatusDetail = Extract<Act, { action: 'status' }>['detail'];
