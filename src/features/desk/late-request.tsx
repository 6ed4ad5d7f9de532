import { lazy, useEffect } from 'react';
import { whenIdle } from '#lib/page.ts';

const load = async () => ({ default: (await import('./Request.tsx')).Request });

/** A request, whose code is fetched when one is shown, if not before. */
export const LateRequest = lazy(load);

/** Fetches the code of a request once the list stands, so that a press opens one at once. */
export function useRequestCode(isListed: boolean): void {
  useEffect(
    () => (isListed ? whenIdle(() => void load().catch(console.info)) : undefined),
    [isListed],
  );
}
