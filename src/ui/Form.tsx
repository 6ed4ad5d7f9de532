import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Props<Values extends FieldValues, Checked> = {
  form: UseFormReturn<Values, unknown, Checked>;
  /** Called with what passed the checks, as they make it of the values; the form is busy until it settles. */
  onSubmit: (checked: Checked) => Promise<void>;
  className?: string;
  children: ReactNode;
};

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
  return (
    <form
      method="post"
      noValidate
      aria-busy={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(onSubmit)}
      className={className}
    >
      {children}
    </form>
  );
}

/** The fields of a form, which are not to be changed any more while it is being sent. */
export function SentFields({ sending, children }: { sending: boolean; children: ReactNode }) {
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
