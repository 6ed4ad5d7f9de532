import { useCallback, useRef, useState } from 'react';
import { useWindowEvent } from './use-window-event.tsx';

type Load<Data> = {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  /** The last that was loaded. It stays while more is loaded, and where that fails. */
  data?: Data;
  /** Why it failed. */
  error?: unknown;
};

/**
 * Something that is loaded by `load`, again after a failure, and by itself once the connection is back. Only the answer to the
 * latest call counts; a failure is logged.
 * @param fetchData the same function at every call
 */
export function useLoad<Data, Asked extends unknown[]>(
  fetchData: (...asked: Asked) => Promise<Data>,
) {
  const [state, setState] = useState<Load<Data>>({ status: 'idle' });
  const latest = useRef(0);
  const asked = useRef<Asked | null>(null);
  const load = useCallback(
    async (...next: Asked) => {
      asked.current = next;
      latest.current += 1;
      const turn = latest.current;
      const show = (state: Load<Data>) => {
        if (turn === latest.current) setState((before) => ({ ...before, ...state }));
      };
      show({ status: 'loading' });
      try {
        show({ status: 'ready', data: await fetchData(...next) });
      } catch (error) {
        console.info('Something could not be loaded', error);
        show({ status: 'failed', error });
      }
    },
    [fetchData],
  );
  useWindowEvent('online', () => {
    if (state.status === 'failed' && asked.current !== null) void load(...asked.current);
  });
  return { ...state, load };
}
