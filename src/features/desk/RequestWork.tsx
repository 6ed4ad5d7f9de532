import { useState } from 'react';
import { Button } from '@/components/Button';
import { ChoiceGroup } from '@/components/ChoiceField';
import { Dialog } from '@/components/Dialog';
import { Field, Input, Select } from '@/components/Field';
import { type Lead, leadStatuses } from '@/data/desk';
import { cairoToday, dayAfter } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import { cairoMoment, cairoParts } from './cairo-moment';
import { useOwners } from './QueueFilters';
import type { RequestProps } from './Request';
import { statusNames } from './request-words';
import { notifySaved } from './use-act';

/** Who answers a request, how far that is, and what comes next. */
export function RequestWork(props: RequestProps) {
  return (
    <section className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
      <Owner {...props} />
      <Status {...props} />
      <div className="sm:col-span-2">
        {/* A new form for a next step that somebody else has set. */}
        <NextStep
          key={`${props.request.lead.next_step} ${props.request.lead.next_at}`}
          {...props}
        />
      </div>
    </section>
  );
}

function Owner({ request: { lead }, actions }: RequestProps) {
  const { data: owners = [] } = useOwners();
  return (
    <Field label={m.desk_owner()} required>
      <Select
        value={lead.owner_id ?? ''}
        disabled={actions.busy}
        onChange={async ({ target }) => {
          const to = target.value || null;
          if (await actions.act({ action: 'assigned', detail: { to } })) notifySaved();
        }}
      >
        <option value="">{m.desk_no_owner()}</option>
        {owners.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Status({ request: { lead }, actions }: RequestProps) {
  const [closing, setClosing] = useState(false);
  return (
    <>
      <Field label={m.desk_status()} required>
        <Select
          value={lead.status}
          disabled={actions.busy}
          onChange={async ({ target }) => {
            const to = leadStatuses.find((status) => status === target.value);
            if (to === 'done' || to === 'cancelled') setClosing(true);
            else if (to && (await actions.act({ action: 'status', detail: { to } }))) notifySaved();
          }}
        >
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]()}
            </option>
          ))}
        </Select>
      </Field>
      <Dialog open={closing} onClose={() => setClosing(false)} title={m.desk_close_title()}>
        <Closing lead={lead} actions={actions} onClosed={() => setClosing(false)} />
      </Dialog>
    </>
  );
}

const outcomes = ['won', 'lost', 'cancelled'] as const;
type Outcome = (typeof outcomes)[number];

const outcomeNames: Record<Outcome, () => string> = {
  won: m.desk_won,
  lost: m.desk_lost,
  cancelled: m.desk_status_cancelled,
};

type ClosingProps = Pick<RequestProps, 'actions'> & { lead: Lead; onClosed: () => void };

/** How a request ended; what is lost or cancelled says why, which the numbers and the buyer show. */
function Closing({ actions, onClosed }: ClosingProps) {
  const [outcome, setOutcome] = useState<Outcome>('won');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const needsReason = outcome !== 'won';
  const close = async () => {
    const words = reason.trim();
    setMissing(needsReason && words === '');
    if (needsReason && words === '') return;
    const detail =
      outcome === 'cancelled'
        ? { to: 'cancelled' as const, reason: words }
        : { to: 'done' as const, outcome, ...(words && { reason: words }) };
    if (await actions.act({ action: 'status', detail })) {
      notifySaved();
      onClosed();
    }
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

/** What comes next, and when; the queue's view 'Due' shows it that day. */
function NextStep({ request: { lead }, actions }: RequestProps) {
  const [step, setStep] = useState(lead.next_step ?? '');
  const [when, setWhen] = useState(
    lead.next_at ? cairoParts(lead.next_at) : `${dayAfter(cairoToday(), 1)}T10:00`,
  );
  const [missing, setMissing] = useState(false);
  const save = async (detail: { step: string | null; at: string | null }) => {
    if (await actions.act({ action: 'next', detail })) notifySaved();
  };
  const set = async () => {
    const [words, at] = [step.trim(), cairoMoment(when)];
    setMissing(words === '' || at === null);
    if (words !== '' && at !== null) await save({ step: words, at });
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        label={m.desk_next_step()}
        error={missing ? m.desk_next_missing() : undefined}
        required
      >
        <Input
          value={step}
          maxLength={300}
          dir="auto"
          placeholder={m.desk_next_hint()}
          onChange={({ target }) => setStep(target.value)}
        />
      </Field>
      <Field label={m.desk_next_when()} required>
        <Input
          type="datetime-local"
          value={when}
          onChange={({ target }) => setWhen(target.value)}
        />
      </Field>
      <div className="flex gap-2 sm:col-span-2">
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
    </div>
  );
}
