import type { ReactNode } from 'react';
import { Field, Select } from '#components/Field.tsx';
import { leadStatuses } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { statusNames } from './request-words.ts';
import type { RequestProps } from './use-act.tsx';
import { useOwners } from './use-queue.tsx';

type Props = RequestProps & { onClosing: () => void };

/** The owner and the status of a request, as two small lists of choices. */
export function RequestControls({ request: { lead }, actions, onClosing }: Props) {
  const { data: owners = [] } = useOwners();
  return (
    <div className="grid grid-cols-2 gap-2 pt-1 sm:max-w-96">
      <SmallSelect
        label={m.desk_owner()}
        value={lead.owner_id ?? ''}
        disabled={actions.busy}
        onChoose={(to) => actions.act({ action: 'assigned', detail: { to: to || null } })}
      >
        <option value="">{m.desk_no_owner()}</option>
        {owners.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SmallSelect>
      <SmallSelect
        label={m.desk_status()}
        value={lead.status}
        disabled={actions.busy}
        onChoose={(value) => {
          const to = leadStatuses.find((status) => status === value);
          if (to === 'done' || to === 'cancelled') onClosing();
          else if (to) actions.act({ action: 'status', detail: { to } });
        }}
      >
        {leadStatuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]()}
          </option>
        ))}
      </SmallSelect>
    </div>
  );
}

type SelectProps = {
  label: string;
  value: string;
  disabled: boolean;
  onChoose: (value: string) => void;
  children: ReactNode;
};

function SmallSelect({ label, onChoose, children, ...rest }: SelectProps) {
  return (
    <div className="min-w-0">
      <Field label={label} labelHidden required>
        <Select
          title={label}
          className="!min-h-11 text-ellipsis text-small [@media(pointer:fine)]:!min-h-9"
          onChange={({ target }) => onChoose(target.value)}
          {...rest}
        >
          {children}
        </Select>
      </Field>
    </div>
  );
}
