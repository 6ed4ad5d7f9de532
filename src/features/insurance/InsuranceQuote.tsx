import { useEffect, useState } from 'react';
import { Island } from '#components/Island.tsx';
import { $user } from '#session/session.store.ts';
import { PlansAndForm } from './PlansAndForm.tsx';

/**
 * The plans for a car's value and the form that asks for an offer, for everybody: only sending needs an account. What a
 * visitor typed is theirs once they have signed in. When a session ends by itself, the form stays as its owner left it.
 */
export default function InsuranceQuote() {
  const [owner, setOwner] = useState(() => $user.get()?.id ?? '');
  useEffect(() => $user.subscribe((user) => user && setOwner(user.id)), []);
  return (
    <Island>
      <PlansAndForm key={owner} userId={owner} onLeft={() => setOwner('')} />
    </Island>
  );
}
