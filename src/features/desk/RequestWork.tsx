import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Field, Input, Select } from '@/components/Field';
import { leadStatuses } from '@/data/desk';
import { cairoToday, dayAfter } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import { Closing } from './Closing';
import { cairoMoment, cairoParts } from './cairo-moment';
import type { RequestProps } from './Request';
import { nextStepOf, nextStepWords, statusNames } from './request-words';
import { useOwners } from './use-queue';

/** The owner, the status and the next step of a request. */
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
        onChange={({ target }) =>
          actions.act({ action: 'assigned', detail: { to: target.value || null } })
        }
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
          onChange={({ target }) => {
            const to = leadStatuses.find((status) => status === target.value);
            if (to === 'done' || to === 'cancelled') setClosing(true);
            else if (to) actions.act({ action: 'status', detail: { to } });
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
        <Closing actions={actions} onClosed={() => setClosing(false)} />
      </Dialog>
    </>
  );
}

/** The next step with its date; the queue's view 'Due today' shows the request on that day. */
function NextStep({ request: { lead }, actions }: RequestProps) {
  const [step, setStep] = useState(nextStepWords(lead.next_step ?? ''));
  const [when, setWhen] = useState(
    lead.next_at ? cairoParts(lead.next_at) : `${dayAfter(cairoToday(), 1)}T10:00`,
  );
  const [missing, setMissing] = useState(false);
  const save = (detail: { step: string | null; at: string | null }) =>
    actions.act({ action: 'next', detail });
  const set = () => {
    const [words, at] = [step.trim(), cairoMoment(when)];
    setMissing(words === '' || at === null);
    if (words !== '' && at !== null) save({ step: nextStepOf(words), at });
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
