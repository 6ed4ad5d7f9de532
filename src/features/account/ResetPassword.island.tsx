import { useEffect, useState } from 'react';
import { m } from '@/paraglide/messages.js';
import type { User } from '@/session/user';
import { Button } from '@/ui/Button';
import { Island } from '@/ui/Island';
import { Notice } from '@/ui/Notice';
import { NewPassword } from './NewPassword';
import { ResetLinkProblem } from './ResetLinkProblem';
import { openLinkInAddress } from './reset-link';
import { rememberReset } from './reset-opened';

type Step = 'processing' | 'offline' | 'error' | { user: User };

/** Processing, then error, then form, then success to the sign-in page (Spec 4, 'Reset password'). */
export default function ResetPassword() {
  return (
    <Island>
      <ResetPasswordForm />
    </Island>
  );
}

function ResetPasswordForm() {
  const [step, setStep] = useState<Step>('processing');
  const open = async () => {
    setStep('processing');
    try {
      const user = await openLinkInAddress();
      setStep(user === null ? 'error' : { user });
    } catch {
      setStep('offline');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is opened once, when the page is
  useEffect(() => {
    void open();
  }, []);

  const refuse = () => {
    rememberReset(null);
    setStep('error');
  };
  if (step === 'error') return <ResetLinkProblem />;
  if (step === 'offline') {
    return (
      <Notice tone="warning" title={m.account_forgot_failed()} text={m.account_offline()}>
        <Button size="sm" variant="secondary" onClick={open}>
          {m.ui_try_again()}
        </Button>
      </Notice>
    );
  }
  if (step === 'processing') {
    return (
      <p role="status" className="text-muted">
        {m.account_reset_processing()}
      </p>
    );
  }
  return <NewPassword user={step.user} onLinkEnded={refuse} />;
}
