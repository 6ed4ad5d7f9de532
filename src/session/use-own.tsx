import { useCallback, useEffect, useState } from 'react';
import { prepareToaster } from '@/ui/toast.store';
import { signInAddress } from './redirect';
import { $leaving, $user } from './session.store';

type Options<Data> = {
  /** Of the page, to come back to. */
  path: string;
  /** Gives null when nobody is signed in any more. */
  load: () => Promise<Data | null>;
  /** The id of the person whose data it is. */
  ownerOf: (data: Data) => string;
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
export function useOwn<Data extends object>({ path, load, ownerOf }: Options<Data>): Own<Data> {
  const [state, setState] = useState<Own<Data>['state']>('loading');
  const leave = useCallback(() => {
    setState('left');
    if (!$leaving.get()) location.replace(signInAddress(path));
  }, [path]);
  const reload = useCallback(async () => {
    setState('loading');
    try {
      const data = await load();
      if (data === null) leave();
      else setState(data);
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }, [load, leave]);

  useEffect(() => {
    prepareToaster().catch(() => undefined);
    void reload();
  }, [reload]);

  const owner = typeof state === 'object' ? ownerOf(state) : undefined;
  useEffect(
    () =>
      $user.listen((user) => {
        if (user === null) leave();
        else if (owner !== undefined && user.id !== owner) void reload();
      }),
    [leave, reload, owner],
  );

  const failed = state === 'failed';
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [failed, reload]);

  return { state, reload, leave };
}
