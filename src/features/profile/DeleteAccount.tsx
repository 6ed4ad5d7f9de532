import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { Field, PasswordInput } from '#components/Field.tsx';
import { Form } from '#components/Form.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { Notice } from '#components/States.tsx';
import type { StoredProfile } from '#data/profiles.ts';
import { m } from '#paraglide/messages.js';
import {
  cameBackToDelete,
  deleteOwnAccount,
  ownsPassword,
  signInAgain,
} from './profile-actions.ts';

type Props = { profile: StoredProfile; onDeleted: () => void; onSignedOut: () => void };

/** Deletes the account for good. */
export function DeleteAccount({ profile: { id, email }, onDeleted, onSignedOut }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    if (cameBackToDelete()) setOpen(true);
  }, []);
  return (
    <section aria-labelledby="delete-account" className="grid justify-items-start gap-3">
      <h2 id="delete-account" className="text-subheading">
        {m.profile_delete_heading()}
      </h2>
      <p className="text-small text-muted">{m.profile_delete_text()}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.profile_delete()}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={m.profile_delete_title()}
        description={m.profile_delete_warning({ email })}
      >
        <DeletionForm id={id} onKeep={close} onDeleted={onDeleted} onSignedOut={onSignedOut} />
      </Dialog>
    </section>
  );
}

type FormProps = {
  id: string;
  onKeep: () => void;
  onDeleted: () => void;
  onSignedOut: () => void;
};

/** Asks for the password or, if the account has none, for a recent sign-in. */
function DeletionForm(props: FormProps) {
  const [byPassword, setByPassword] = useState(true);
  useEffect(() => {
    ownsPassword().then(setByPassword, console.info);
  }, []);
  return byPassword ? (
    <PasswordForm {...props} />
  ) : (
    <RecentSignInForm {...props} onPasswordNeeded={() => setByPassword(true)} />
  );
}

type RecentSignInProps = FormProps & { onPasswordNeeded: () => void };

function RecentSignInForm(props: RecentSignInProps) {
  const { id, onKeep, onDeleted, onSignedOut, onPasswordNeeded } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<
    'sign_in_again' | 'too_often' | 'last_manager' | 'failed' | null
  >(null);

  const submit = async () => {
    setBusy(true);
    try {
      const outcome = await deleteOwnAccount(id, null);
      if (outcome === 'deleted') onDeleted();
      else if (outcome === 'signed_out') onSignedOut();
      else if (outcome === 'password_needed') onPasswordNeeded();
      else setProblem(outcome === 'wrong_password' ? 'sign_in_again' : outcome);
    } catch (error) {
      console.error(error);
      setProblem('failed');
    }
    setBusy(false);
  };

  const texts = {
    sign_in_again: m.profile_delete_sign_in_again(),
    too_often: m.profile_delete_too_often(),
    last_manager: m.profile_delete_last_manager(),
    failed: m.profile_delete_failed(),
  };
  return (
    <div className="grid gap-5">
      <p>{m.profile_delete_fresh_text()}</p>
      <div role="alert">{problem !== null && <Notice tone="warning" title={texts[problem]} />}</div>
      <div className="flex flex-wrap gap-3">
        {problem === 'sign_in_again' ? (
          <Button onClick={() => void signInAgain()}>{m.profile_delete_sign_in()}</Button>
        ) : (
          <Button variant="danger" busy={busy} onClick={() => void submit()}>
            {busy ? m.profile_delete_busy() : m.profile_delete_submit()}
          </Button>
        )}
        <Button variant="secondary" busy={busy} onClick={onKeep}>
          {m.profile_delete_keep()}
        </Button>
      </div>
    </div>
  );
}

const PasswordSchema = z.object({
  password: z.string().check(z.minLength(1, m.profile_delete_password_required())),
});

function PasswordForm({ id, onKeep, onDeleted, onSignedOut }: FormProps) {
  const form = useForm<z.infer<typeof PasswordSchema>>({ resolver: zodResolver(PasswordSchema) });
  const { isSubmitting } = form.formState;
  const { props, error } = fieldsOf(form)('password');
  const refuse = (message: string) => form.setError('password', { message }, { shouldFocus: true });

  const submit = async ({ password }: z.infer<typeof PasswordSchema>) => {
    try {
      const outcome = await deleteOwnAccount(id, password);
      if (outcome === 'deleted') onDeleted();
      else if (outcome === 'signed_out') onSignedOut();
      else if (outcome === 'last_manager') refuse(m.profile_delete_last_manager());
      else
        refuse(outcome === 'too_often' ? m.profile_delete_too_often() : m.profile_delete_wrong());
    } catch (error) {
      console.error(error);
      refuse(m.profile_delete_failed());
    }
  };

  return (
    <Form form={form} onSubmit={submit}>
      <Field label={m.profile_delete_password()} error={error} required>
        <PasswordInput {...props} autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={isSubmitting}>
          {isSubmitting ? m.profile_delete_busy() : m.profile_delete_submit()}
        </Button>
        <Button variant="secondary" busy={isSubmitting} onClick={onKeep}>
          {m.profile_delete_keep()}
        </Button>
      </div>
    </Form>
  );
}
