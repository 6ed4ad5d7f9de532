import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Takes over what stands in the text fields: some password managers fill them in without any event, so that the form
 * does not know.
 */
export function takeInputs<Values extends FieldValues, Checked>(
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

/** Choices are taken by the press that makes them. */
function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && !/^(?:radio|checkbox|hidden|file)$/.test(field.type);
}
