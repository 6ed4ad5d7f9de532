import { useSyncExternalStore } from 'react';

const wide = '(min-width: 64rem)';

function follow(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen has room for a table of hours. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => false,
  );
}
