import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '@/config/paths';
import { AccountFailure } from '@/data/account-failure';
import { m } from '@/paraglide/messages.js';
import { withRedirect } from '@/session/redirect';
import { Button } from '@/ui/Button';
import { EmailAddressField, PhoneField, TextField } from '@/ui/Field';
import { Form } from '@/ui/Form';
import { Island } from '@/ui/Island';
import { AccountMessagePlace } from './AccountMessagePlace';
import { SignUpSchema, type SignUpValues, shortestPassword } from './account.schema';
import { register } from './account-actions';
import { readArrival } from './arrival';
import { awaitConfirmation } from './awaited';
import { type AccountMessage, done, failed, signUpRefused } from './message';
import { NewPasswordFields } from './NewPasswordFields';
import { leaveAfterMs, rememberArrival, sendOn } from './sign-in-arrival';
import { keepTyped, typedBefore } from './typed';

/** The form for a new account. */
export default function SignUp() {
  return (
    <Island>
      <SignUpForm />
    </Island>
  );
}

function SignUpForm() {
  const form = useForm<SignUpValues>({
    resolver: zodResolver(SignUpSchema),
    defaultValues: typedBefore(),
  });
  const { errors, isSubmitting } = form.formState;
  const [message, setMessage] = useState<AccountMessage | null>(null);
  const [made, setMade] = useState(false);
  const unanswered = useRef<string>(null);
  useEffect(() => void sendOn(), []);
  useEffect(() => keepTyped(form), [form]);

  const submit = async (values: SignUpValues) => {
    setMessage(null);
    let unsaved: string | null = null;
    try {
      unsaved = await register(values);
    } catch (error) {
      const kind = error instanceof AccountFailure ? error.kind : undefined;
      // An account that is there since an attempt without an answer was made by that.
      const isMade = kind === 'taken' || kind === 'mailed';
      if (!isMade || unanswered.current !== values.email) {
        if (kind === 'offline') unanswered.current = values.email;
        setMessage(signUpRefused(error));
        return;
      }
    }
    setMade(true);
    setMessage(
      unsaved === null
        ? done(m.account_signup_done(), m.account_signup_done_text())
        : failed(m.account_profile_failed(), unsaved),
    );
    goToSignIn(values.email);
  };

  return (
    <div className="grid gap-5">
      <AccountMessagePlace message={message} onMessage={setMessage} />
      <Form form={form} onSubmit={submit}>
        <TextField
          props={form.register('name')}
          label={m.account_name()}
          error={errors.name?.message}
          autoComplete="name"
          required
        />
        <EmailAddressField
          props={form.register('email')}
          label={m.account_email()}
          error={errors.email?.message}
          autoComplete="username"
          required
        />
        <PhoneField
          props={form.register('phone')}
          label={m.account_phone()}
          error={errors.phone?.message}
          required
        />
        <NewPasswordFields
          label={m.account_password()}
          typed={form.watch('password') ?? ''}
          shortest={shortestPassword.signUp}
          password={{
            props: form.register('password', { deps: 'confirmation' }),
            error: errors.password?.message,
          }}
          confirmation={{
            props: form.register('confirmation'),
            error: errors.confirmation?.message,
          }}
        />
        <Button type="submit" size="lg" busy={isSubmitting || made} className="w-full">
          {isSubmitting ? m.account_signup_busy() : m.account_signup_submit()}
        </Button>
      </Form>
    </div>
  );
}

/** To the sign-in page, which waits for the confirmation; where the person wanted to go is not forgotten. */
function goToSignIn(email: string): void {
  const { redirect } = readArrival(location.search);
  rememberArrival();
  awaitConfirmation(email);
  setTimeout(() => location.assign(withRedirect(paths.signIn, redirect)), leaveAfterMs);
}
