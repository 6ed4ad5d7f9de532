import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** Makes the function that returns the registration and the error of a field, to spread into its component. */
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
