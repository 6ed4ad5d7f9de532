import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/States.tsx';
import { m } from '#paraglide/messages.js';
import { requestConfirmation } from './account-actions.ts';
import { type AccountMessage, failureMessage, failureText, successMessage } from './message.ts';

type Props = { message: AccountMessage | null; onMessage: (message: AccountMessage) => void };

/** The message above a form, which screen readers announce. */
export function AccountNotice({ message, onMessage }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may stand a screen below.
    if (message) place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={place} role="alert" className="scroll-mt-24 empty:hidden">
      {message && (
        <Notice tone={message.tone} title={message.title} text={message.text}>
          {message.resendTo && <ResendButton email={message.resendTo} onMessage={onMessage} />}
        </Notice>
      )}
    </div>
  );
}

function ResendButton({ email, onMessage }: { email: string; onMessage: Props['onMessage'] }) {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await requestConfirmation(email);
      onMessage(successMessage(m.account_resend_done(), m.account_resend_done_text({ email })));
    } catch (error) {
      const text = failureText(error, m.account_refused_text());
      onMessage({ ...failureMessage(m.account_resend_failed(), text), resendTo: email });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={resend}>
      {busy ? m.account_resend_busy() : m.account_resend()}
    </Button>
  );
}
