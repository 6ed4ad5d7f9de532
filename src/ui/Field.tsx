import { Field as ArkField, useFieldContext } from '@ark-ui/react/field';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { m } from '@/paraglide/messages.js';

type Props = {
  label: string;
  hint?: string | undefined;
  /** A sentence that says what to do; its presence marks the field as invalid. */
  error?: string | undefined;
  required?: boolean;
  /** One of the controls below. */
  children: ReactNode;
};

/** A control with its label, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, required = false, children }: Props) {
  return (
    <ArkField.Root invalid={error !== undefined} required={required} className="grid gap-1.5">
      <ArkField.Label className="text-small font-semibold">
        {label}
        {!required && <span className="font-normal text-muted"> {m.ui_field_optional()}</span>}
      </ArkField.Label>
      {children}
      {hint && <ArkField.HelperText className="text-micro text-muted">{hint}</ArkField.HelperText>}
      <ArkField.ErrorText className="text-small text-danger">{error}</ArkField.ErrorText>
    </ArkField.Root>
  );
}

const control =
  'w-full rounded-control border border-edge bg-surface px-3.5 text-body text-ink placeholder:text-muted disabled:opacity-60 aria-[invalid=true]:border-danger';

/** Latin words and figures in an Arabic form are read from the left, but stand at the right. */
const asWritten =
  '[text-align:-webkit-match-parent] [text-align:match-parent] [unicode-bidi:plaintext]';

/** The hint and, while there is one, the error: few screen readers speak `aria-errormessage`. */
function useDescription(): string | undefined {
  const { ariaDescribedby, ids, invalid } = useFieldContext();
  const parts = [ariaDescribedby, invalid ? ids.errorText : undefined];
  return parts.filter((part) => part !== undefined && part !== '').join(' ') || undefined;
}

/**
 * A line of text, within a `Field`. It runs as its first letter does, and in an Arabic form still stands below its label
 * when that is left to right.
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
