import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { takeInputs } from './take-inputs';

type Props<Values extends FieldValues, Checked> = {
  form: UseFormReturn<Values, unknown, Checked>;
  /** Called with what passed the checks, as they make it of the values; the form is busy until it settles. */
  onSubmit: (checked: Checked) => Promise<void>;
  className?: string;
  children: ReactNode;
};

/** Whether what the form around it holds is on its way. */
const Sending = createContext(false);

/**
 * A form whose fields are registered with react-hook-form. Checks run when it is sent and, after that, at each change;
 * the focus goes to the first field at fault. Before it is hydrated nothing typed can end up in the address.
 */
export function Form<Values extends FieldValues, Checked>({
  form,
  onSubmit,
  className = 'grid gap-5',
  children,
}: Props<Values, Checked>) {
  const [sending, setSending] = useState(false);
  const send = async (checked: Checked) => {
    setSending(true);
    try {
      await onSubmit(checked);
    } finally {
      setSending(false);
    }
  };
  return (
    <Sending value={sending}>
      <form
        method="post"
        noValidate
        aria-busy={form.formState.isSubmitting}
        onSubmit={(event) => {
          takeInputs(form, event.currentTarget);
          return form.handleSubmit(send)(event);
        }}
        className={className}
      >
        {children}
      </form>
    </Sending>
  );
}

/**
 * The fields of a `Form`, which are not to be changed any more once they have passed the checks and are being sent. While
 * they are checked the focus stays: what is typed meanwhile would be lost.
 */
export function SentFields({ children }: { children: ReactNode }) {
  const sending = use(Sending);
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Whoever sent them with Enter waits at the button.
    if (!sending || !fields.current?.contains(document.activeElement)) return;
    const button = fields.current.closest('form')?.querySelector<HTMLElement>('[type=submit]');
    button?.focus({ preventScroll: true });
  }, [sending]);
  return (
    <div ref={fields} inert={sending} className="contents">
      {children}
    </div>
  );
}
