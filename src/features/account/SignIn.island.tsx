import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/Button.tsx';
import { EmailAddressField, Field, PasswordInput } from '#components/Field.tsx';
import { Form, readInputs } from '#components/Form.tsx';
import { type FormField, fieldsOf } from '#components/fields-of.ts';
import { Island } from '#components/Island.tsx';
import type { SignInLink } from '#data/account.ts';
import { m } from '#paraglide/messages.js';
import { rememberReturn } from '#session/intention.ts';
import { explainRefusal } from '#session/prompt.ts';
import { AccountNotice } from './AccountNotice.tsx';
import { EmailSchema, SignInSchema, type SignInValues } from './account.schema.ts';
import { requestPasswordReset, signIn, signInWithGoogle } from './account-actions.ts';
import { readArrival } from './arrival.ts';
import { MailLink } from './MailLink.tsx';
import {
  type AccountMessage,
  failureMessage,
  resetRefused,
  signInRefused,
  successMessage,
} from './message.ts';
import { Purpose } from './Purpose.tsx';
import { rememberTyped, typedBefore } from './remembered.ts';
import {
  handleArrival,
  leaveFor,
  refuseLink,
  rememberArrival,
  signInByLink,
} from './sign-in-arrival.ts';

type Props = {
  /** Whether the deployment offers Google. */
  google: boolean;
};

/** The sign-in form, below what a mail link or a refused action has to say. */
export default function SignIn({ google }: Props) {
  useEffect(explainRefusal, []);
  return (
    <Island>
      <Purpose />
      <SignInSteps google={google} />
    </Island>
  );
}

function SignInSteps({ google }: { google: boolean }) {
  const [message, setMessage] = useState<AccountMessage | null>(null);
  const [link, setLink] = useState<SignInLink | null>(null);
  useEffect(() => {
    void handleArrival(setMessage, setLink);
  }, []);
  const label = (email: string | null) =>
    email ? m.account_link_continue_as({ email }) : m.account_link_continue();
  return (
    <div className="grid gap-5">
      <AccountNotice message={message} onMessage={setMessage} />
      {link === null ? (
        <>
          {google && <GoogleButton onMessage={setMessage} />}
          <SignInForm onMessage={setMessage} />
        </>
      ) : (
        message?.tone !== 'positive' && (
          <MailLink
            link={link}
            title={m.account_link_title()}
            text={m.account_link_text()}
            label={label}
            enter={(opened) => signInByLink(link, opened, setMessage)}
            onRefused={() => {
              setLink(null);
              void refuseLink(setMessage);
            }}
          />
        )
      )}
    </div>
  );
}

function SignInForm({ onMessage }: { onMessage: (message: AccountMessage | null) => void }) {
  const form = useForm<SignInValues>({
    resolver: zodResolver(SignInSchema),
    defaultValues: typedBefore(),
  });
  const { isSubmitting } = form.formState;
  const field = fieldsOf(form);
  const [sending, setSending] = useState(false);
  useEffect(() => rememberTyped(form), [form]);

  const submit = async (values: SignInValues) => {
    onMessage(null);
    try {
      await signIn(values);
      leaveFor(readArrival(location.search).redirect, onMessage);
    } catch (error) {
      onMessage(signInRefused(error, values.email));
      form.setFocus('password');
    }
  };

  const forgot = async (element: HTMLFormElement | null) => {
    readInputs(form, element);
    const { data: email, error } = EmailSchema.safeParse(form.getValues('email') ?? '');
    if (error?.issues.some(({ code }) => code === 'too_small')) {
      onMessage(failureMessage(m.account_forgot_required(), m.account_forgot_required_text()));
      form.setFocus('email');
      return;
    }
    if (email === undefined) {
      await form.trigger('email', { shouldFocus: true });
      return;
    }
    setSending(true);
    try {
      await requestPasswordReset(email);
      rememberArrival();
      onMessage(successMessage(m.account_forgot_done(), m.account_forgot_done_text({ email })));
    } catch (error) {
      onMessage(resetRefused(error));
    }
    setSending(false);
  };

  return (
    <Form form={form} onSubmit={submit}>
      <EmailAddressField
        {...field('email')}
        label={m.account_email()}
        autoComplete="username"
        required
      />
      <div className="grid justify-items-start gap-2">
        <div className="w-full">
          <PasswordField {...field('password')} />
        </div>
        <button
          type="button"
          aria-disabled={sending}
          onClick={sending ? undefined : ({ currentTarget }) => forgot(currentTarget.form)}
          className="link min-h-10 text-small aria-disabled:opacity-60"
        >
          {m.account_signin_forgot()}
        </button>
      </div>
      <Button type="submit" size="lg" busy={isSubmitting} className="w-full">
        {isSubmitting ? m.account_signin_busy() : m.account_signin_submit()}
      </Button>
    </Form>
  );
}

function PasswordField({ props, error }: FormField) {
  return (
    <Field label={m.account_password()} error={error} required>
      <PasswordInput {...props} autoComplete="current-password" />
    </Field>
  );
}

function GoogleButton({ onMessage }: { onMessage: (message: AccountMessage) => void }) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
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
      <Button variant="secondary" size="lg" busy={busy} onClick={start} className="w-full">
        {m.account_signin_google()}
      </Button>
      <p className="text-center text-small text-muted">{m.account_signin_or()}</p>
    </>
  );
}
