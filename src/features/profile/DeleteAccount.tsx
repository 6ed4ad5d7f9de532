import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { environment } from '@/config/environment';
import type { Profile } from '@/data/profiles';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Form } from '@/ui/Form';
import { PasswordInput } from '@/ui/PasswordInput';
import { notify } from '@/ui/toast.store';
import { DeletionSchema, type DeletionValues } from './profile.schema';
import { leaveForGood } from './profile-actions';

type Props = { profile: Profile; onDeleted: () => void; onSignedOut: () => void };

/** The way to leave for good, behind the password: nothing of it can be taken back. */
export function DeleteAccount({ profile, onDeleted, onSignedOut }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <section aria-labelledby="delete-account" className="grid justify-items-start gap-3">
      <h2 id="delete-account" className="text-subheading">
        {m.profile_delete_heading()}
      </h2>
      <p className="text-small text-muted">{m.profile_delete_text()}</p>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {m.profile_delete()}
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={m.profile_delete_title()}
        description={m.profile_delete_warning({ email: profile.email })}
      >
        <DeletionForm
          id={profile.id}
          onKeep={() => setAsked(false)}
          onDeleted={onDeleted}
          onSignedOut={onSignedOut}
        />
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

function DeletionForm({ id, onKeep, onDeleted, onSignedOut }: FormProps) {
  const form = useForm<DeletionValues>({ resolver: zodResolver(DeletionSchema) });
  const { errors, isSubmitting } = form.formState;
  const refuse = (message: string) => form.setError('password', { message }, { shouldFocus: true });

  const submit = async ({ password }: DeletionValues) => {
    try {
      const outcome = await leaveForGood(id, password);
      if (outcome === 'deleted') onDeleted();
      else if (outcome === 'signed_out') onSignedOut();
      else if (outcome === 'too_often') refuse(m.profile_delete_too_often());
      else refuse(m.profile_delete_wrong());
    } catch (error) {
      console.error(error);
      notify('error', { text: m.profile_delete_failed() });
      refuse(m.profile_delete_failed());
    }
  };

  return (
    <Form form={form} onSubmit={submit}>
      <Field
        label={m.profile_delete_password()}
        hint={environment.googleSignIn ? m.profile_delete_password_hint() : undefined}
        error={errors.password?.message}
        required
      >
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
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
