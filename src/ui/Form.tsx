import type { ReactNode } from 'react';
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
