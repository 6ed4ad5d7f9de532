import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The moment, as it goes on while a dialog is open, to the minute. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
