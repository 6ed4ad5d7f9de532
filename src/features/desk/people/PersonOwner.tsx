import type { Lead } from '#data/desk.ts';
import type { PersonPage } from '#data/desk-people.ts';
import { ActFault } from '#features/desk/ActFault.tsx';
import { isClosed } from '#features/desk/next-action.ts';
import { OwnerSelect } from '#features/desk/OwnerSelect.tsx';
import { useAct } from '#features/desk/use-act.tsx';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { ownerWords } from './person-words.ts';

/** Who has a person; another choice moves all open requests. */
export function PersonOwner({ page: { person, requests } }: { page: PersonPage }) {
  const open = requests.find((lead) => !isClosed(lead));
  if (open) return <Choice lead={open} person={person} />;
  return (
    <p className="text-small">
      {m.desk_people_owner()}: <bdi className="font-semibold">{ownerWords(person)}</bdi>
    </p>
  );
}

type Props = { lead: Lead; person: PersonPage['person'] };

function Choice({ lead, person }: Props) {
  const actions = useAct(lead);
  return (
    <div className="grid max-w-96 grid-cols-1 gap-2">
      <OwnerSelect
        label={m.desk_people_owner()}
        hint={m.desk_people_owner_hint(asCount(person.open))}
        value={person.owner_id}
        name={person.owner_name}
        none={m.desk_no_owner()}
        disabled={actions.busy}
        className="!min-h-11 text-small"
        onChoose={(to) => actions.act({ action: 'assigned', detail: { to } })}
      />
      <ActFault actions={actions} about={['assigned']} />
    </div>
  );
}
