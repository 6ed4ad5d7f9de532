import type { UseFormRegisterReturn } from 'react-hook-form';
import { m } from '@/paraglide/messages.js';
import { EmailAddressField, PhoneField, TextField } from '@/ui/Field';

type Name = 'name' | 'phone' | 'email';

type Props = {
  /** As react-hook-form registers a field. */
  register: (name: Name) => UseFormRegisterReturn;
  errors: { [Field in Name]?: { message?: string | undefined } | undefined };
};

/** Whom to call back, in a request for advice. */
export function ContactFields({ register, errors }: Props) {
  return (
    <>
      <TextField
        props={register('name')}
        label={m.request_name()}
        error={errors.name?.message}
        required
        autoComplete="name"
      />
      <PhoneField
        props={register('phone')}
        label={m.request_phone()}
        error={errors.phone?.message}
        required
      />
      <EmailAddressField
        props={register('email')}
        label={m.request_email()}
        error={errors.email?.message}
      />
    </>
  );
}
