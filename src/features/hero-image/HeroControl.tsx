import { lazy, Suspense } from 'react';
import { Island } from '@/components/Island';
import { useIsStaff } from '@/session/use-is-staff';

const HeroTools = lazy(() => import('./HeroTools'));

/** Lets the sales team change the hero's picture; everybody else sees nothing and fetches next to nothing for it. */
export default function HeroControl() {
  return (
    <Island>
      <StaffOnly />
    </Island>
  );
}

function StaffOnly() {
  if (!useIsStaff(true)) return null;
  return (
    <Suspense>
      <HeroTools />
    </Suspense>
  );
}
