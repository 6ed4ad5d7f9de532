import type { ComponentProps } from 'react';
import type { ChangeHandler, UseFormRegisterReturn } from 'react-hook-form';
import { groupAmount } from '@/lib/amount';
import { Field, Input } from './Field';

type Props = {
  /** As react-hook-form registers the field. */
  props: UseFormRegisterReturn;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
} & Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'minLength' | 'dir' | 'list'
>;

/** A line of text in a form. */
export function TextField({ props, label, hint, error, required = false, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Input {...input} {...props} />
    </Field>
  );
}

type Plain = Pick<Props, 'props' | 'label' | 'hint' | 'error' | 'required'>;

/** A telephone number; digits of any script will do. */
export function PhoneField(rest: Plain) {
  return <TextField {...rest} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />;
}

/** An e-mail address; the one that names an account is what password managers take for the user name. */
export function EmailAddressField({
  autoComplete = 'email',
  ...rest
}: Plain & { autoComplete?: 'email' | 'username' }) {
  return (
    <TextField
      {...rest}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      dir="ltr"
    />
  );
}

/** An amount of money, written however; once it is left it shows its thousands. */
export function MoneyField({ props, ...rest }: Plain) {
  const group: ChangeHandler = (event) => {
    event.target.value = groupAmount(event.target.value);
    return props.onBlur(event);
  };
  return (
    <TextField
      {...rest}
      props={{ ...props, onBlur: group }}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
    />
  );
}
