import type { ComponentProps } from 'react';
import { m } from '@/paraglide/messages.js';
import { Field, Input } from '@/ui/Field';

type Props = { props: ComponentProps<typeof Input>; error: string | undefined };

/** The e-mail that names the account; password managers take it for the user name. */
export function EmailField({ props, error }: Props) {
  return (
    <Field label={m.account_email()} error={error} required>
      <Input
        {...props}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        dir="ltr"
      />
    </Field>
  );
}
