import { useEffect, useState } from 'react';
import type { OpenedLink, SignInLink } from '@/data/account';
import { m } from '@/paraglide/messages.js';
import { type User, userOf } from '@/session/user';
import { Button } from '@/ui/Button';
import { Island } from '@/ui/Island';
import { Notice } from '@/ui/States';
import { enterByLink } from './account-actions';
import { cleanAddress, readArrival } from './arrival';
import { MailLink } from './MailLink';
import { NewPassword } from './NewPassword';
import { ResetLinkProblem } from './ResetLinkProblem';
import { whoeverResets } from './reset-link';
import { rememberReset } from './reset-opened';

type Step = 'processing' | 'offline' | 'error' | { link: SignInLink } | { user: User };

/** A link to open, then the form, or an error, then success to the sign-in page. */
export default function ResetPassword() {
  return (
    <Island>
      <ResetPasswordForm />
    </Island>
  );
}

function ResetPasswordForm() {
  const [step, setStep] = useState<Step>('processing');
  const begin = async () => {
    const { link } = readArrival(location.search);
    if (link !== null) return setStep({ link });
    setStep('processing');
    try {
      const user = await whoeverResets();
      setStep(user === null ? 'error' : { user });
    } catch {
      setStep('offline');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page is opened
  useEffect(() => {
    void begin();
  }, []);

  const enter = async (link: SignInLink, opened: OpenedLink) => {
    await enterByLink(link, opened);
    rememberReset(opened.account.id);
    cleanAddress();
    setStep({ user: userOf(opened.account) });
  };
  const refuse = () => {
    rememberReset(null);
    cleanAddress();
    setStep('error');
  };
  if (step === 'error') return <ResetLinkProblem />;
  if (step === 'offline') {
    return (
      <Notice tone="warning" title={m.account_forgot_failed()} text={m.account_offline()}>
        <Button size="sm" variant="secondary" onClick={begin}>
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
  if ('link' in step) {
    const { link } = step;
    return (
      <MailLink
        link={link}
        title={m.account_link_reset_title()}
        text={m.account_link_reset_text()}
        label={() => m.account_reset_heading()}
        enter={(opened) => enter(link, opened)}
        onRefused={refuse}
      />
    );
  }
  return <NewPassword user={step.user} onLinkEnded={refuse} />;
}
