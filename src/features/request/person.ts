import { $user } from '@/session/session.store';

/** What is known of the person who is signed in, for the fields that ask for it. */
export function knownPerson(): { name: string; email: string; phone: string } {
  const user = $user.get();
  return { name: user?.name ?? '', email: user?.email ?? '', phone: user?.phone ?? '' };
}
