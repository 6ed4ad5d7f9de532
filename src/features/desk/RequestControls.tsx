import { leadStatuses } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { NamedSelect } from './NamedSelect.tsx';
import { OwnerSelect } from './OwnerSelect.tsx';
import { statusNames } from './request-words.ts';
import type { RequestProps } from './use-act.tsx';

type Props = RequestProps & { onClosing: () => void };

const small = (label: string) => ({
  label,
  labelHidden: true,
  title: label,
  className: '!min-h-11 text-ellipsis text-small [@media(pointer:fine)]:!min-h-9',
});

/** The owner and the status of a request, as two small lists of choices. */
export function RequestControls({ request: { lead }, actions, onClosing }: Props) {
  return (
    <div className="grid grid-cols-2 gap-2 pt-1 sm:max-w-96">
      <OwnerSelect
        {...small(m.desk_owner())}
        value={lead.owner_id}
        name={lead.owner_name}
        none={m.desk_no_owner()}
        disabled={actions.busy}
        onChoose={(to) => actions.act({ action: 'assigned', detail: { to } })}
      />
      <NamedSelect
        {...small(m.desk_status())}
        value={lead.status}
        choices={leadStatuses.map((status) => [status, statusNames[status]()])}
        disabled={actions.busy}
        onChoose={(value) => {
          const to = leadStatuses.find((status) => status === value);
          if (to === 'done' || to === 'cancelled') onClosing();
          else if (to) actions.act({ action: 'status', detail: { to } });
        }}
      />
    </div>
  );
}
