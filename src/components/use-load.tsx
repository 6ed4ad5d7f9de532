import { useCallback, useRef, useState } from 'react';

type Load<Data> = {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  /** The last that was loaded. It stays while more is loaded, and where that fails. */
  data?: Data;
  /** Why it failed. */
  error?: unknown;
};

/**
 * Something that is loaded by `load`, again after a failure. Only the answer to the latest call counts; a failure is
 * logged.
 * @param fetchData the same function at every call
 */
export function useLoad<Data, Asked extends unknown[]>(
  fetchData: (...asked: Asked) => Promise<Data>,
) {
  const [state, setState] = useState<Load<Data>>({ status: 'idle' });
  const latest = useRef(0);
  const load = useCallback(
    async (...asked: Asked) => {
      latest.current += 1;
      const turn = latest.current;
      const show = (next: Load<Data>) => {
        if (turn === latest.current) setState((before) => ({ ...before, ...next }));
      };
      show({ status: 'loading' });
      try {
        show({ status: 'ready', data: await fetchData(...asked) });
      } catch (error) {
        console.info('Something could not be loaded', error);
        show({ status: 'failed', error });
      }
    },
    [fetchData],
  );
  return { ...state, load };
}
