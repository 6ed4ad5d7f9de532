import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/Button.tsx';
import { EmailAddressField, PhoneField, TextField } from '#components/Field.tsx';
import { Form } from '#components/Form.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { Island } from '#components/Island.tsx';
import { notify } from '#components/toast.store.ts';
import { paths } from '#config/paths.ts';
import { kindOfFailure } from '#data/failure.ts';
import { m } from '#paraglide/messages.js';
import { withRedirect } from '#session/redirect.ts';
import { AccountNotice } from './AccountNotice.tsx';
import { SignUpSchema, type SignUpValues, shortestPassword } from './account.schema.ts';
import { register } from './account-actions.ts';
import { readArrival } from './arrival.ts';
import { type AccountMessage, signUpRefused } from './message.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { Purpose } from './Purpose.tsx';
import { awaitConfirmation, rememberTyped, typedBefore } from './remembered.ts';
import { leaveAfterMs, redirectIfSignedIn, rememberArrival } from './sign-in-arrival.ts';

/** The form for a new account. */
export default function SignUp() {
  return (
    <Island>
      <Purpose />
      <SignUpForm />
    </Island>
  );
}

function SignUpForm() {
  const form = useForm<SignUpValues>({
    resolver: zodResolver(SignUpSchema),
    defaultValues: typedBefore(),
  });
  const { isSubmitting } = form.formState;
  const field = fieldsOf(form);
  const [message, setMessage] = useState<AccountMessage | null>(null);
  const [created, setCreated] = useState(false);
  const unanswered = useRef<string>(null);
  useEffect(() => void redirectIfSignedIn(), []);
  useEffect(() => rememberTyped(form), [form]);

  const submit = async (values: SignUpValues) => {
    setMessage(null);
    let unsaved: string | null = null;
    try {
      unsaved = await register(values);
    } catch (error) {
      const kind = kindOfFailure(error);
      // If the account exists since an attempt without an answer, that attempt created it.
      const exists = kind === 'taken' || kind === 'mailed';
      if (!exists || unanswered.current !== values.email) {
        if (kind === 'offline') unanswered.current = values.email;
        setMessage(signUpRefused(error));
        return;
      }
    }
    setCreated(true);
    if (unsaved === null) {
      notify('success', { title: m.account_signup_done(), text: m.account_signup_done_text() });
    } else notify('error', { title: m.account_profile_failed(), text: unsaved });
    goToSignIn(values.email);
  };

  return (
    <div className="grid gap-5">
      <AccountNotice message={message} onMessage={setMessage} />
      <Form form={form} onSubmit={submit}>
        <TextField {...field('name')} label={m.account_name()} autoComplete="name" required />
        <EmailAddressField
          {...field('email')}
          label={m.account_email()}
          autoComplete="username"
          required
        />
        <PhoneField {...field('phone')} label={m.account_phone()} required />
        <NewPasswordFields
          label={m.account_password()}
          typed={form.watch('password') ?? ''}
          shortest={shortestPassword.signUp}
          field={field}
        />
        <Button type="submit" size="lg" busy={isSubmitting || created} className="w-full">
          {isSubmitting ? m.account_signup_busy() : m.account_signup_submit()}
        </Button>
      </Form>
    </div>
  );
}

/** Leaves for the sign-in page, which waits for the confirmation and knows where to go afterwards. */
function goToSignIn(email: string): void {
  const { redirect } = readArrival(location.search);
  rememberArrival();
  awaitConfirmation(email);
  setTimeout(() => location.assign(withRedirect(paths.signIn, redirect)), leaveAfterMs);
}
