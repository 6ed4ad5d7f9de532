import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionKept } from '@/data/browser-client';
import { signInAddress } from './redirect';
import { $leaving, $user } from './session.store';

type Options<Data> = {
  /** Of the page, to come back to. */
  path: string;
  /** Gives null when nobody is signed in any more. */
  load: () => Promise<Data | null>;
  /** Whether a part could not be loaded. */
  lacks?: (data: Data) => boolean;
};

type Own<Data> = {
  state: Data | 'loading' | 'failed' | 'left';
  /** Loads anew, from the start. */
  reload: () => Promise<void>;
  /** Shows nothing any more, and asks to sign in. */
  leave: () => void;
};

/**
 * What a page holds of the person who is signed in: loaded at once, and anew when it is another person. Whoever no
 * longer is goes to the sign-in page, and back afterwards. What failed is tried again once the network is back.
 */
export function useOwn<Data extends object>({ path, load, lacks }: Options<Data>): Own<Data> {
  const [state, setState] = useState<Own<Data>['state']>('loading');
  // What was asked for before the person changed may be answered last, and is none of theirs.
  const asked = useRef(0);
  const leave = useCallback(() => {
    asked.current += 1;
    setState('left');
    if (!$leaving.get()) location.replace(signInAddress(path));
  }, [path]);
  const reload = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    setState('loading');
    const outcome = await load().catch((error: unknown) => {
      console.error(error);
      return 'failed' as const;
    });
    if (turn !== asked.current) return;
    if (outcome === null) leave();
    else setState(outcome);
  }, [load, leave]);

  useEffect(() => {
    // Visitors without a session do not wait for an answer of the backend. They come back to the same part of the page.
    if ($user.get() === null && !sessionKept()) {
      location.replace(signInAddress(path + location.hash));
    } else void reload();
  }, [path, reload]);

  useEffect(
    () =>
      $user.listen((user, before) => {
        if (user === null) leave();
        else if (before && user.id !== before.id) void reload();
      }),
    [leave, reload],
  );

  const failed = state === 'failed' || (typeof state === 'object' && lacks?.(state) === true);
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [failed, reload]);

  return { state, reload, leave };
}
