import type { ComponentProps } from 'react';
import { m } from '@/paraglide/messages.js';
import { Field, PasswordInput } from '@/ui/Field';
import { StrengthBars, strengthHint } from './StrengthHint';

type Entry = { props: ComponentProps<typeof PasswordInput>; error: string | undefined };

type Props = {
  label: string;
  /** What has been typed so far. */
  typed: string;
  /** Fewest characters that the form accepts. */
  shortest: number;
  password: Entry;
  confirmation: Entry;
};

/** A new password, twice, with a hint at how good it is. */
export function NewPasswordFields({ label, typed, shortest, password, confirmation }: Props) {
  return (
    <>
      <Field label={label} hint={strengthHint(typed, shortest)} error={password.error} required>
        <PasswordInput {...password.props} autoComplete="new-password" minLength={shortest} />
        <StrengthBars password={typed} shortest={shortest} />
      </Field>
      <Field label={m.account_confirmation()} error={confirmation.error} required>
        <PasswordInput {...confirmation.props} autoComplete="new-password" />
      </Field>
    </>
  );
}
