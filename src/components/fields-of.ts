import type {
  FieldValues,
  Path,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';

/** The props that a field component gets from its form. */
export type FormField = { props: UseFormRegisterReturn; error: string | undefined };

/**
 * Makes the function that returns the registration and the error of a field, to spread into its component. Call it where
 * the field is rendered: the focus goes to the first faulty field in the order of these calls.
 */
export function fieldsOf<Values extends FieldValues, Checked>({
  register,
  getFieldState,
  formState,
}: UseFormReturn<Values, unknown, Checked>) {
  return <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    props: register(name, options),
    error: getFieldState(name, formState).error?.message,
  });
}
