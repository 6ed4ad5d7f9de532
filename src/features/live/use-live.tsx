import { useEffect, useState } from 'react';
import { TableUnavailable } from '@/data/rows';
import { inEnglishOnly } from '@/lib/reader';

/** How far a look-up has come; `missing`: the backend answered that there is no such thing. */
export type Live<Found> =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'found'; found: Found };

/**
 * Looks something up when the component appears, and again on `retry`. A failure is logged.
 * @param lookUp resolves to null when there is no such thing; the same function at every call
 */
export function useLive<Found>(lookUp: () => Promise<Found | null>): Live<Found> {
  const [attempt, setAttempt] = useState(0);
  const [live, setLive] = useState<Live<Found>>({ status: 'loading' });
  // Set at once, or the button could be pressed twice.
  const retry = () => {
    setLive({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks it up again
  useEffect(() => {
    let left = false;
    const show = (state: Live<Found>) => {
      if (!left) setLive(state);
    };
    lookUp().then(
      (found) => show(found === null ? { status: 'missing' } : { status: 'found', found }),
      (error: unknown) => {
        console.error('Could not read the catalogue', error);
        const words = error instanceof TableUnavailable ? error.words : '';
        show({ status: 'failed', message: inEnglishOnly(words), retry });
      },
    );
    return () => {
      left = true;
    };
  }, [lookUp, attempt]);
  return live;
}
