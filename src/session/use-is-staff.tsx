import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $user } from './session.store.ts';
import type { StaffRights } from './staff.ts';

/**
 * Whether the person who is signed in belongs to the sales team; false until that is known.
 * @param wanted whether to ask at all: it may take a request
 */
export const useIsStaff = (wanted: boolean): boolean => useStaffRight('isStaff', wanted);

/** Whether the person who is signed in is a manager of the team; false until that is known. */
export const useIsManager = (): boolean => useStaffRight('isManager', true);

function useStaffRight(needed: keyof StaffRights, wanted: boolean): boolean {
  const userId = useStore($user, { ssr: () => null })?.id;
  const [knownId, setKnownId] = useState<string>();
  useEffect(() => {
    if (userId === undefined || !wanted) return;
    const check = async () => {
      const { staffRightsOf } = await import('./staff.ts');
      if ((await staffRightsOf(userId))[needed]) setKnownId(userId);
    };
    check().catch(console.error);
  }, [userId, needed, wanted]);
  return userId !== undefined && knownId === userId;
}
