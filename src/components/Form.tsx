import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type Props<Values extends FieldValues, Checked> = {
  form: UseFormReturn<Values, unknown, Checked>;
  /** Called with the schema's output once all checks pass; the form is busy until the promise settles. */
  onSubmit: (checked: Checked) => Promise<void>;
  className?: string;
  children: ReactNode;
};

/** Whether the surrounding form is being sent. */
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
          readInputs(form, event.currentTarget);
          return form.handleSubmit(send)(event);
        }}
        className={className}
      >
        {children}
      </form>
    </Sending>
  );
}

/** The fields of a `Form`. They are inert while the form is being sent, since later changes would be lost. */
export function SentFields({ children }: { children: ReactNode }) {
  const sending = use(Sending);
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // After Enter in a field, which is inert now, the focus moves to the button.
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

/** Copies the text fields' values into the form: some password managers fill them in without any event. */
export function readInputs<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  element: HTMLFormElement | null,
): void {
  const values: Readonly<Record<string, unknown>> = form.getValues();
  for (const field of element?.elements ?? []) {
    if (!isText(field) || !(field.name in values)) continue;
    // A date picker shows its value in words.
    if (field.dataset.shows !== undefined && field.value === field.dataset.shows) continue;
    if (field.value === (values[field.name] ?? '')) continue;
    form.setValue(field.name as Path<Values>, field.value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    });
  }
}

/** Radio buttons and boxes are left out: changing them always sends an event. */
function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && !/^(?:radio|checkbox|hidden|file)$/.test(field.type);
}
