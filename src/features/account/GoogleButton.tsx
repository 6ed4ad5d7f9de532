import { useState } from 'react';
import { m } from '@/paraglide/messages.js';
import { rememberReturn } from '@/session/intention';
import { Button } from '@/ui/Button';
import { signInWithGoogle } from './account-actions';
import { readArrival } from './arrival';
import { type AccountMessage, signInRefused } from './message';

/** Signs in with Google; only where a deployment has it configured. */
export function GoogleButton({ onMessage }: { onMessage: (message: AccountMessage) => void }) {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    rememberReturn(readArrival(location.search).redirect);
    try {
      await signInWithGoogle();
    } catch (error) {
      onMessage(signInRefused(error, ''));
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="secondary" size="lg" busy={busy} onClick={leave} className="w-full">
        {m.account_signin_google()}
      </Button>
      <p className="text-center text-small text-muted">{m.account_signin_or()}</p>
    </>
  );
}
