import { Field as ArkField, useFieldContext } from '@ark-ui/react/field';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { m } from '#paraglide/messages.js';

export type FieldWords = {
  label: string;
  hint?: string | undefined;
  /** The error as a sentence that says what to do; it marks the field as invalid. */
  error?: string | undefined;
  required?: boolean;
};

/** The label of a field, which marks optional ones. */
export function LabelText({ label, required = false }: Pick<FieldWords, 'label' | 'required'>) {
  if (required) return label;
  return (
    <>
      {label}
      <span className="font-normal text-muted"> {m.ui_field_optional()}</span>
    </>
  );
}

type Props = FieldWords & {
  /** Hides the label visually, where the control itself shows the same words. */
  labelHidden?: boolean;
  /** One of the controls below. */
  children: ReactNode;
};

/** A control with label, hint and error, linked for assistive technology. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  children,
}: Props) {
  return (
    <ArkField.Root
      invalid={error !== undefined}
      required={required}
      className="grid grid-cols-1 gap-1.5"
    >
      <ArkField.Label className={labelHidden ? 'sr-only' : 'text-small font-semibold'}>
        <LabelText label={label} required={required} />
      </ArkField.Label>
      {children}
      {hint && <ArkField.HelperText className="text-micro text-muted">{hint}</ArkField.HelperText>}
      <ArkField.ErrorText className="text-small text-danger">{error}</ArkField.ErrorText>
    </ArkField.Root>
  );
}

const control =
  'w-full rounded-control border border-edge bg-surface px-3.5 text-body text-ink placeholder:text-muted disabled:opacity-60 aria-[invalid=true]:border-danger';

/** In Arabic forms, Latin text runs left to right but is aligned to the right. */
const asWritten =
  '[text-align:-webkit-match-parent] [text-align:match-parent] [unicode-bidi:plaintext]';

/** The hint and, while there is one, the error: few screen readers speak `aria-errormessage`. */
function useDescription(): string | undefined {
  const { ariaDescribedby, ids, invalid } = useFieldContext();
  const parts = [ariaDescribedby, invalid ? ids.errorText : undefined];
  return parts.filter((part) => part !== undefined && part !== '').join(' ') || undefined;
}

/**
 * A line of text, within a `Field`. Its direction follows the first letter typed; in an Arabic form, left-to-right text
 * stays aligned below its label.
 */
export function Input({ className = '', ...rest }: ComponentProps<typeof ArkField.Input>) {
  const side = rest.dir === 'ltr' ? 'rtl:text-end' : asWritten;
  return (
    <ArkField.Input
      className={`${control} min-h-12 ${side} ${className}`}
      aria-describedby={useDescription()}
      {...rest}
    />
  );
}

/** Several lines of text, within a `Field`. */
export function Textarea({ className = '', ...rest }: ComponentProps<typeof ArkField.Textarea>) {
  return (
    <ArkField.Textarea
      className={`${control} py-3 ${asWritten} ${className}`}
      aria-describedby={useDescription()}
      {...rest}
    />
  );
}

/** The browser's own list of choices, within a `Field`. */
export function Select({ className = '', ...rest }: ComponentProps<typeof ArkField.Select>) {
  return (
    <div className="relative">
      <ArkField.Select
        className={`${control} min-h-12 appearance-none pe-10 ${className}`}
        aria-describedby={useDescription()}
        {...rest}
      />
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4"
        aria-hidden="true"
      />
    </div>
  );
}

/** A password, within a `Field`, with a button that shows it. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        {...props}
        type={visible ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pe-12 rtl:pe-3.5 rtl:ps-12"
        dir="ltr"
      />
      <button
        type="button"
        aria-label={m.ui_password_show()}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
        className="icon-button absolute end-0.5 top-0.5 text-muted"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}

export type RegisteredProps = FieldWords & {
  /** As react-hook-form registers the field. */
  props: UseFormRegisterReturn;
};

type TextFieldProps = RegisteredProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'minLength' | 'dir'
  >;

/** A line of text in a form. */
export function TextField({ props, label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false}>
      <Input {...input} {...props} />
    </Field>
  );
}

/** A telephone number, in Western or Arabic digits. */
export function PhoneField(rest: RegisteredProps) {
  return <TextField {...rest} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />;
}

/** An e-mail address; password managers save one with `autoComplete` 'username'. */
export function EmailAddressField({
  autoComplete = 'email',
  ...rest
}: RegisteredProps & { autoComplete?: 'email' | 'username' }) {
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
