import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '@/config/paths';
import { AccountFailure } from '@/data/account-failure';
import { m } from '@/paraglide/messages.js';
import { takeDestination } from '@/session/intention';
import { withRedirect } from '@/session/redirect';
import type { User } from '@/session/user';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { Notice } from '@/ui/States';
import { AccountMessagePlace } from './AccountMessagePlace';
import { NewPasswordSchema, type NewPasswordValues, shortestPassword } from './account.schema';
import { setNewPassword } from './account-actions';
import { type AccountMessage, done, resetRefused } from './message';
import { NewPasswordFields } from './NewPasswordFields';
import { isJustConfirmed, rememberReset } from './reset-opened';
import { leaveAfterMs } from './sign-in-arrival';

type Props = {
  /** Whose link was opened. */
  user: User;
  /** The session that the link opened is over. */
  onLinkEnded: () => void;
};

/** The form for the new password. */
export function NewPassword({ user, onLinkEnded }: Props) {
  const form = useForm<NewPasswordValues>({ resolver: zodResolver(NewPasswordSchema) });
  const { errors, isSubmitting } = form.formState;
  const [message, setMessage] = useState<AccountMessage | null>(null);
  const [changed, setChanged] = useState(false);
  const unanswered = useRef<string>(null);

  const submit = async ({ password }: NewPasswordValues) => {
    setMessage(null);
    try {
      await setNewPassword(user.id, password, unanswered.current === password);
    } catch (error) {
      const kind = error instanceof AccountFailure ? error.kind : undefined;
      if (kind === 'offline') unanswered.current = password;
      if (kind === 'session') onLinkEnded();
      else if (kind === 'same_password') {
        form.setError('password', { message: m.account_reset_same() }, { shouldFocus: true });
      } else setMessage(resetRefused(error));
      return;
    }
    rememberReset(null);
    setChanged(true);
    setMessage(done(m.account_reset_done(), m.account_reset_done_text()));
    const signIn = withRedirect(paths.signIn, takeDestination());
    setTimeout(() => location.assign(signIn), leaveAfterMs);
  };

  return (
    <div className="grid gap-5">
      <AccountMessagePlace message={message} onMessage={setMessage} />
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
          password={{
            props: form.register('password', { deps: 'confirmation' }),
            error: errors.password?.message,
          }}
          confirmation={{
            props: form.register('confirmation'),
            error: errors.confirmation?.message,
          }}
        />
        <Button type="submit" size="lg" busy={isSubmitting || changed} className="w-full">
          {isSubmitting ? m.account_reset_busy() : m.account_reset_submit()}
        </Button>
      </Form>
    </div>
  );
}
