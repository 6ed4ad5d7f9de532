import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Notice } from '#components/States.tsx';
import type { Person } from '#data/desk-people.ts';
import { useMember } from '#features/desk/Desk.tsx';
import { knownPhoneQuery } from '#features/desk/people/people-queries.ts';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

type Props = {
  /** As it is typed. */
  phone: string;
  /** Called when the number turns out to be of somebody who is known. */
  onKnown: (name: string) => void;
};

/** Says at once whose number is being typed, and to whom their request goes. */
export function KnownPerson({ phone, onKnown }: Props) {
  const { id } = useMember();
  const { data: person } = useQuery(knownPhoneQuery(phone));
  const name = person?.names[0];
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (name !== undefined) tell(name);
  }, [name]);
  return (
    <div role="status" className="empty:hidden">
      {person && name !== undefined && (
        <Notice
          tone="info"
          title={m.desk_people_known({ name })}
          text={[whose(person, id), person.open > 0 && m.desk_people_open(asCount(person.open))]
            .filter(Boolean)
            .join(' ')}
        />
      )}
    </div>
  );
}

function whose({ owner_id, owner_name }: Person, me: string): string {
  if (owner_id === null) return m.desk_people_known_nobodys();
  if (owner_id === me) return m.desk_people_known_mine();
  return m.desk_people_known_theirs({ name: owner_name ?? '…' });
}
