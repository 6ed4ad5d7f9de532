import { Field, Select } from '#components/Field.tsx';
import type { Lead } from '#data/desk.ts';
import type { PersonPage } from '#data/desk-people.ts';
import { ActFault } from '#features/desk/ActFault.tsx';
import { isClosed } from '#features/desk/next-action.ts';
import { useAct } from '#features/desk/use-act.tsx';
import { useOwners } from '#features/desk/use-queue.tsx';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { ownerWords } from './person-words.ts';

/** Who has a person; another choice moves all open requests. */
export function PersonOwner({ page: { person, requests } }: { page: PersonPage }) {
  const open = requests.find((lead) => !isClosed(lead));
  if (open) return <Choice lead={open} ownerId={person.owner_id} count={person.open} />;
  return (
    <p className="text-small">
      {m.desk_people_owner()}: <bdi className="font-semibold">{ownerWords(person)}</bdi>
    </p>
  );
}

type Props = { lead: Lead; ownerId: string | null; count: number };

function Choice({ lead, ownerId, count }: Props) {
  const actions = useAct(lead);
  const { data: owners = [] } = useOwners();
  return (
    <div className="grid max-w-96 grid-cols-1 gap-2">
      <Field label={m.desk_people_owner()} hint={m.desk_people_owner_hint(asCount(count))} required>
        <Select
          value={ownerId ?? ''}
          disabled={actions.busy}
          className="!min-h-11 text-small"
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
      <ActFault actions={actions} about={['assigned']} />
    </div>
  );
}
