import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Island } from '@/components/Island';
import { $user } from '@/session/session.store';

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
  const userId = useStore($user, { ssr: () => null })?.id;
  const [staffId, setStaffId] = useState<string>();
  useEffect(() => {
    if (userId === undefined) return;
    const check = async () => {
      const { belongsToStaff } = await import('./staff');
      if (await belongsToStaff(userId)) setStaffId(userId);
    };
    check().catch(console.error);
  }, [userId]);
  if (userId === undefined || staffId !== userId) return null;
  return (
    <Suspense>
      <HeroTools />
    </Suspense>
  );
}
