import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/Button.tsx';
import { Form } from '#components/Form.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { Notice } from '#components/States.tsx';
import { notify } from '#components/toast.store.ts';
import { m } from '#paraglide/messages.js';
import { type NewPasswordValues, shortestPassword, TeamPasswordSchema } from './account.schema.ts';
import { setTeamPassword } from './account-actions.ts';
import { failureText } from './message.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

type Props = {
  member: { id: string; email: string };
  onDone: () => void;
};

/** The form by which somebody of the team gets a longer password. */
export function LongerPassword({ member, onDone }: Props) {
  const form = useForm<NewPasswordValues>({ resolver: zodResolver(TeamPasswordSchema) });
  const { isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async ({ password }: NewPasswordValues) => {
    setFailure(null);
    try {
      await setTeamPassword(member.id, password);
    } catch (error) {
      setFailure(failureText(error, m.account_refused_text()));
      return;
    }
    notify('success', { title: m.account_reset_done() });
    onDone();
  };
  return (
    <section className="grid max-w-md gap-5">
      <div>
        <h2 className="text-subheading">{m.account_team_password()}</h2>
        <p className="mt-1 text-muted">{m.account_team_password_text()}</p>
      </div>
      <div role="alert" className="empty:hidden">
        {failure !== null && <Notice tone="warning" title={failure} />}
      </div>
      <Form form={form} onSubmit={submit}>
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={member.email} readOnly hidden />
        <NewPasswordFields
          label={m.account_new_password()}
          typed={form.watch('password') ?? ''}
          shortest={shortestPassword.team}
          field={fieldsOf(form)}
        />
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? m.account_reset_busy() : m.account_reset_submit()}
        </Button>
      </Form>
    </section>
  );
}
