import { useState } from 'react';
import { Button } from '@/components/Button';
import { Notice } from '@/components/States';
import { m } from '@/paraglide/messages.js';
import { requestConfirmation } from './account-actions';
import { type AccountMessage, done, failed, failureText } from './message';

type Props = { message: AccountMessage | null; onMessage: (message: AccountMessage) => void };

/** The message above a form. */
export function AccountNotice({ message, onMessage }: Props) {
  if (message === null) return null;
  const { tone, title, text, resendTo } = message;
  return (
    <Notice tone={tone} title={title} text={text}>
      {resendTo && <ResendButton email={resendTo} onMessage={onMessage} />}
    </Notice>
  );
}

function ResendButton({ email, onMessage }: { email: string; onMessage: Props['onMessage'] }) {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await requestConfirmation(email);
      onMessage(done(m.account_resend_done(), m.account_resend_done_text({ email })));
    } catch (error) {
      const text = failureText(error, m.account_refused_text());
      onMessage({ ...failed(m.account_resend_failed(), text), resendTo: email });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={resend}>
      {busy ? m.account_resend_busy() : m.account_resend()}
    </Button>
  );
}
