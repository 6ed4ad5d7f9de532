import type {
  FieldValues,
  Path,
  PathValue,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
import { openedBy } from '#lib/page.ts';

/** The props that a field component gets from its form. */
export type FormField = { props: UseFormRegisterReturn; error: string | undefined };

/** The controls that a form has taken over. */
const taken = new WeakSet<Element>();

/**
 * What was typed into a control before the form took it over, which would put its own value there. What the browser brings
 * back may be another person's, and the form has a draft of what this one left.
 */
function typedInto(control: unknown): string | null {
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (!isText || taken.has(control)) return null;
  taken.add(control);
  if (/^(?:radio|checkbox|hidden|file)$/.test(control.type) || !openedBy('navigate')) return null;
  return control.value === control.defaultValue ? null : control.value;
}

/**
 * Makes the function that returns the registration and the error of a field, to spread into its component. Call it where
 * the field is rendered: the focus goes to the first faulty field in the order of these calls.
 */
export function fieldsOf<Values extends FieldValues, Checked>({
  register,
  setValue,
  getFieldState,
  formState,
}: UseFormReturn<Values, unknown, Checked>) {
  return <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => {
    const props = register(name, options);
    const ref = (control: unknown) => {
      const typed = typedInto(control);
      props.ref(control);
      if (typed === null) return;
      // Whatever follows the field listens by then.
      queueMicrotask(() => setValue(name, typed as PathValue<Values, Name>, { shouldDirty: true }));
    };
    return { props: { ...props, ref }, error: getFieldState(name, formState).error?.message };
  };
}
