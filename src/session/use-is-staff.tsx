import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $user } from './session.store';

/**
 * Whether the person who is signed in belongs to the sales team; false until that is known.
 * @param wanted whether to ask at all: it may take a request
 */
export function useIsStaff(wanted: boolean): boolean {
  const userId = useStore($user, { ssr: () => null })?.id;
  const [staffId, setStaffId] = useState<string>();
  useEffect(() => {
    if (userId === undefined || !wanted) return;
    const check = async () => {
      const { belongsToStaff } = await import('./staff');
      if (await belongsToStaff(userId)) setStaffId(userId);
    };
    check().catch(console.error);
  }, [userId, wanted]);
  return userId !== undefined && staffId === userId;
}
