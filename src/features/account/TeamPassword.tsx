import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasShortPassword } from './remembered.ts';

const LongerPassword = lazy(async () => ({
  default: (await import('./LongerPassword.tsx')).LongerPassword,
}));

type Props = {
  member: { id: string; email: string };
  /** What the team sees once the password is long enough. */
  children: ReactNode;
};

/**
 * Asks somebody of the team who signed in with a short password for a longer one. The backend does not know how long a
 * password is, so only the browser in which it was typed can ask.
 */
export function TeamPassword({ member, children }: Props) {
  const [isShort, setIsShort] = useState(() => hasShortPassword(member.id));
  if (!isShort) return children;
  return (
    <Suspense>
      <LongerPassword member={member} onDone={() => setIsShort(false)} />
    </Suspense>
  );
}
