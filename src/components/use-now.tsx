import { useEffect, useState } from 'react';
import { currentTime } from '#lib/clock.ts';

/** The current time in milliseconds, by the server's clock where that is known, updated every so many milliseconds. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
