import { Field, Select } from '#components/Field.tsx';
import { leadStatuses } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { NextStep } from './NextStep.tsx';
import { statusNames } from './request-words.ts';
import type { RequestProps } from './use-act.tsx';
import { useOwners } from './use-queue.tsx';

type Props = RequestProps & {
  /** Whether the dialog that closes a request is open, which shows its own faults. */
  closing: boolean;
  onClosing: () => void;
};

/** The owner, the status and the next step of a request. */
export function RequestWork({ closing, onClosing, ...props }: Props) {
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-line pt-5 sm:grid-cols-2">
      <Owner {...props} />
      <Status {...props} onClosing={onClosing} />
      <div className="empty:hidden sm:col-span-2">
        <ActFault actions={props.actions} about={closing ? ['assigned'] : ['assigned', 'status']} />
      </div>
      <div className="sm:col-span-2">
        <NextStep {...props} />
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

function Status({
  request: { lead },
  actions,
  onClosing,
}: RequestProps & Pick<Props, 'onClosing'>) {
  return (
    <Field label={m.desk_status()} required>
      <Select
        value={lead.status}
        disabled={actions.busy}
        onChange={({ target }) => {
          const to = leadStatuses.find((status) => status === target.value);
          if (to === 'done' || to === 'cancelled') onClosing();
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
  );
}
