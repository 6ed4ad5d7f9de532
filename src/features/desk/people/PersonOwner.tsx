import type { Lead } from '#data/desk.ts';
import type { Person, PersonPage } from '#data/desk-people.ts';
import { ActFault } from '#features/desk/ActFault.tsx';
import { isClosed } from '#features/desk/next-action.ts';
import { OwnerSelect } from '#features/desk/OwnerSelect.tsx';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useAct } from '#features/desk/use-act.tsx';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { useGiving } from './use-giving.tsx';

/** Who has a person; another choice moves all open requests, and the next ones go there too. */
export function PersonOwner({ page: { person, requests } }: { page: PersonPage }) {
  const open = requests.find((lead) => !isClosed(lead));
  return (
    <div className="grid max-w-96 grid-cols-1 gap-2">
      {open ? <OfOpen lead={open} person={person} /> : <OfClosed person={person} />}
    </div>
  );
}

/** The history of each open request says so. */
function OfOpen({ lead, person }: { lead: Lead; person: Person }) {
  const actions = useAct(lead);
  return (
    <>
      <Choice
        person={person}
        hint={m.desk_people_owner_hint(asCount(person.open))}
        busy={actions.busy}
        onChoose={(to) => actions.act({ action: 'assigned', detail: { to } })}
      />
      <ActFault actions={actions} about={['assigned']} />
    </>
  );
}

function OfClosed({ person }: { person: Person }) {
  const giving = useGiving(person);
  return (
    <>
      <Choice
        person={person}
        hint={m.desk_people_owner_next_hint()}
        busy={giving.busy}
        onChoose={giving.give}
      />
      <SaveFailure error={giving.error} own={giving.own} onRetry={giving.retry} />
    </>
  );
}

type Props = {
  person: Person;
  hint: string;
  busy: boolean;
  onChoose: (to: string | null) => void;
};

function Choice({ person, hint, busy, onChoose }: Props) {
  return (
    <OwnerSelect
      label={m.desk_people_owner()}
      hint={hint}
      value={person.owner_id}
      name={person.owner_name}
      none={m.desk_no_owner()}
      disabled={busy}
      className="!min-h-11 text-small"
      onChoose={onChoose}
    />
  );
}
