import './sign-in.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SignInLink } from '@/data/account';
import { m } from '@/paraglide/messages.js';
import { explainRefusal } from '@/session/prompt';
import { takeRefused } from '@/session/refused';
import { Button } from '@/ui/Button';
import { EmailAddressField, Field, PasswordInput } from '@/ui/Field';
import { Form, takeInputs } from '@/ui/Form';
import { Island } from '@/ui/Island';
import { AccountMessagePlace } from './AccountMessagePlace';
import { EmailSchema, SignInSchema, type SignInValues } from './account.schema';
import { requestPasswordReset, signIn } from './account-actions';
import { readArrival } from './arrival';
import { GoogleButton } from './GoogleButton';
import { MailLink } from './MailLink';
import { type AccountMessage, done, failed, resetRefused, signInRefused } from './message';
import { arrive, confirm, leave, refuseLink, rememberArrival } from './sign-in-arrival';
import { keepTyped, typedBefore } from './typed';

type Props = {
  google: boolean;
  /** The insurance plans, which anybody may read. */
  plansAddress: string;
};

/** The sign-in form, and above it what a link in a mail or a refused action has to say. */
export default function SignIn({ google, plansAddress }: Props) {
  useEffect(() => {
    const refused = takeRefused();
    if (refused !== null) explainRefusal(refused);
  }, []);
  return (
    <Island>
      <p className="insurance-reason mb-6 rounded-card bg-accent-soft p-4 text-small font-semibold">
        {m.account_signin_insurance()}
        <a href={plansAddress} className="link mt-1 block w-fit font-normal">
          {m.account_signin_insurance_plans()}
        </a>
      </p>
      <SignInForm google={google} />
    </Island>
  );
}

function SignInForm({ google }: { google: boolean }) {
  const form = useForm<SignInValues>({
    resolver: zodResolver(SignInSchema),
    defaultValues: typedBefore(),
  });
  const { errors, isSubmitting } = form.formState;
  const [message, setMessage] = useState<AccountMessage | null>(null);
  const [sending, setSending] = useState(false);
  const [link, setLink] = useState<SignInLink | null>(null);
  useEffect(() => {
    void arrive(setMessage, setLink);
  }, []);
  useEffect(() => keepTyped(form), [form]);

  const submit = async (values: SignInValues) => {
    setMessage(null);
    try {
      await signIn(values);
      leave(readArrival(location.search).redirect, setMessage);
    } catch (error) {
      setMessage(signInRefused(error, values.email));
      form.setFocus('password');
    }
  };

  const forgot = async (element: HTMLFormElement | null) => {
    takeInputs(form, element);
    const { data: email, error } = EmailSchema.safeParse(form.getValues('email') ?? '');
    if (error?.issues.some(({ code }) => code === 'too_small')) {
      setMessage(failed(m.account_forgot_required(), m.account_forgot_required_text()));
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
      setMessage(done(m.account_forgot_done(), m.account_forgot_done_text({ email })));
    } catch (error) {
      setMessage(resetRefused(error));
    }
    setSending(false);
  };

  if (link !== null) {
    return (
      <div className="grid gap-5">
        <AccountMessagePlace message={message} onMessage={setMessage} />
        {message?.tone !== 'positive' && (
          <MailLink
            link={link}
            title={m.account_link_title()}
            text={m.account_link_text()}
            label={(email) =>
              email ? m.account_link_continue_as({ email }) : m.account_link_continue()
            }
            enter={(opened) => confirm(link, opened, setMessage)}
            onRefused={() => {
              setLink(null);
              void refuseLink(setMessage);
            }}
          />
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <AccountMessagePlace message={message} onMessage={setMessage} />
      {google && <GoogleButton onMessage={setMessage} />}
      <Form form={form} onSubmit={submit}>
        <EmailAddressField
          props={form.register('email')}
          label={m.account_email()}
          error={errors.email?.message}
          autoComplete="username"
          required
        />
        <div className="grid justify-items-start gap-2">
          <div className="w-full">
            <Field label={m.account_password()} error={errors.password?.message} required>
              <PasswordInput {...form.register('password')} autoComplete="current-password" />
            </Field>
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
    </div>
  );
}
