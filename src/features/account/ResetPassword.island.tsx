import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Form } from '#components/Form.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { Island } from '#components/Island.tsx';
import { Notice, RetryButton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import type { OpenedLink, SignInLink } from '#data/account.ts';
import { kindOfFailure } from '#data/failure.ts';
import { m } from '#paraglide/messages.js';
import { consumeDestination } from '#session/intention.ts';
import { withRedirect } from '#session/redirect.ts';
import { type User, userOf } from '#session/session.store.ts';
import { AccountNotice } from './AccountNotice.tsx';
import { NewPasswordSchema, type NewPasswordValues, shortestPassword } from './account.schema.ts';
import { enterByLink, setNewPassword, userOfReset } from './account-actions.ts';
import { cleanAddress, readArrival } from './arrival.ts';
import { MailLink } from './MailLink.tsx';
import { type AccountMessage, resetRefused, successMessage } from './message.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { isJustConfirmed, rememberReset } from './remembered.ts';
import { leaveAfterMs } from './sign-in-arrival.ts';

type Step = 'processing' | 'offline' | 'error' | { link: SignInLink } | { user: User };

/** A link to open, then the form for the new password, or an error. */
export default function ResetPassword() {
  return (
    <Island>
      <ResetSteps />
    </Island>
  );
}

function ResetSteps() {
  const [step, setStep] = useState<Step>('processing');
  const begin = async () => {
    const { link } = readArrival(location.search);
    if (link !== null) return setStep({ link });
    setStep('processing');
    try {
      const user = await userOfReset();
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
  if (step === 'error') {
    const [title, text] = [m.account_forgot_failed(), m.account_reset_link_failed_text()];
    return (
      <div role="alert">
        <Notice tone="warning" title={title} text={text}>
          <ButtonLink href={paths.signIn}>{m.account_reset_back()}</ButtonLink>
        </Notice>
      </div>
    );
  }
  if (step === 'offline') {
    return (
      <Notice tone="warning" title={m.account_forgot_failed()} text={m.account_offline()}>
        <RetryButton onRetry={begin} />
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

/** @param onLinkEnded called when the session that the link opened is over */
function NewPassword({ user, onLinkEnded }: { user: User; onLinkEnded: () => void }) {
  const form = useForm<NewPasswordValues>({ resolver: zodResolver(NewPasswordSchema) });
  const { isSubmitting } = form.formState;
  const [message, setMessage] = useState<AccountMessage | null>(null);
  const [changed, setChanged] = useState(false);
  const unanswered = useRef<string>(null);

  const submit = async ({ password }: NewPasswordValues) => {
    setMessage(null);
    try {
      await setNewPassword(user.id, password, unanswered.current === password);
    } catch (error) {
      const kind = kindOfFailure(error);
      if (kind === 'offline') unanswered.current = password;
      if (kind === 'forbidden') onLinkEnded();
      else if (kind === 'same_password') {
        form.setError('password', { message: m.account_reset_same() }, { shouldFocus: true });
      } else setMessage(resetRefused(error));
      return;
    }
    rememberReset(null);
    setChanged(true);
    setMessage(successMessage(m.account_reset_done(), m.account_reset_done_text()));
    const signIn = withRedirect(paths.signIn, consumeDestination());
    setTimeout(() => location.assign(signIn), leaveAfterMs);
  };

  return (
    <div className="grid gap-5">
      <AccountNotice message={message} onMessage={setMessage} />
      {isJustConfirmed(location.search) && !changed && (
        <Notice
          tone="positive"
          title={m.account_confirm_done()}
          text={m.account_confirm_choose_text()}
        />
      )}
      <p className="text-muted">{m.account_reset_for({ email: user.email })}</p>
      <Form form={form} onSubmit={submit}>
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <NewPasswordFields
          label={m.account_new_password()}
          typed={form.watch('password') ?? ''}
          shortest={shortestPassword.reset}
          field={fieldsOf(form)}
        />
        <Button type="submit" size="lg" busy={isSubmitting || changed} className="w-full">
          {isSubmitting ? m.account_reset_busy() : m.account_reset_submit()}
        </Button>
      </Form>
    </div>
  );
}
