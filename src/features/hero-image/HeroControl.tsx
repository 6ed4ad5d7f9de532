import { lazy, Suspense } from 'react';
import { Island } from '#components/Island.tsx';
import { useIsManager } from '#session/use-is-staff.tsx';

const HeroTools = lazy(() => import('./HeroTools.tsx'));

/** Lets managers change the hero's picture; everybody else sees nothing and fetches next to nothing for it. */
export default function HeroControl() {
  return (
    <Island>
      <ManagersOnly />
    </Island>
  );
}

function ManagersOnly() {
  if (!useIsManager()) return null;
  return (
    <Suspense>
      <HeroTools />
    </Suspense>
  );
}
