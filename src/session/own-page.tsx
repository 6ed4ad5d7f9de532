import { useCallback, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#components/Button.tsx';
import { Notice } from '#components/States.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { hasStoredSession } from '#data/browser-client.ts';
import { pageAddress } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';
import { signInAddress } from './redirect.ts';
import { $user, replaceBySignIn } from './session.store.ts';

type Options<Data> = {
  /** Returns null when nobody is signed in any more. */
  load: () => Promise<Data | null>;
  /** Whether a part of the data could not be loaded. */
  isIncomplete?: (data: Data) => boolean;
};

type OwnData<Data> = {
  state: Data | 'loading' | 'failed' | 'signed_out';
  reload: () => Promise<void>;
  /** Loads again while the data stays on the page; a failure leaves it as it is. */
  refresh: () => Promise<void>;
  /** Hides the data and leads to the sign-in page. */
  leave: () => void;
};

/**
 * The data of the person who is signed in, loaded at once and again when somebody else signs in. If nobody is signed in,
 * the page leads to the sign-in page, which leads back to what is open now. What failed to load is loaded again once the browser is online.
 */
export function useOwnData<Data extends object>({
  load,
  isIncomplete,
}: Options<Data>): OwnData<Data> {
  const [state, setState] = useState<OwnData<Data>['state']>('loading');
  // Ignores answers that arrive after the person has changed.
  const latest = useRef(0);
  const leave = useCallback(() => {
    latest.current += 1;
    setState('signed_out');
    replaceBySignIn(signInAddress(pageAddress()));
  }, []);
  const reload = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    setState('loading');
    const outcome = await load().catch((error: unknown) => {
      console.error(error);
      return 'failed' as const;
    });
    if (turn !== latest.current) return;
    if (outcome === null) leave();
    else setState(outcome);
  }, [load, leave]);

  const refresh = useCallback(async () => {
    const turn = latest.current;
    const outcome = await load().catch(() => 'failed' as const);
    if (turn !== latest.current || outcome === 'failed') return;
    if (outcome === null) leave();
    // A part that fails now was shown a moment ago.
    else if (isIncomplete?.(outcome) !== true) setState(outcome);
  }, [load, leave, isIncomplete]);

  useEffect(() => {
    // Visitors without a session need not wait for the backend.
    if ($user.get() === null && !hasStoredSession()) {
      replaceBySignIn(signInAddress(pageAddress()));
    } else void reload();
  }, [reload]);

  useEffect(
    () =>
      $user.listen((user, before) => {
        if (user === null) leave();
        else if (before && user.id !== before.id) void reload();
      }),
    [leave, reload],
  );

  const failed =
    state === 'failed' || (typeof state === 'object' && isIncomplete?.(state) === true);
  useWindowEvent('online', () => failed && void reload());

  return { state, reload, refresh, leave };
}

/** Replaces a person's data after they have signed out; its link leads back to what was open. */
export function SignedOut() {
  return (
    <Notice tone="info" title={m.session_left()}>
      <ButtonLink href={signInAddress(pageAddress())} size="sm" variant="secondary">
        {m.session_sign_in()}
      </ButtonLink>
    </Notice>
  );
}
