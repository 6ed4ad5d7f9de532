import { useEffect } from 'react';
import { formatNumber } from '#lib/number.ts';

/** Shows in the tab how many wait, so that it is seen from other tabs. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const title = document.title;
    document.title = `(${formatNumber(count)}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [count]);
}
