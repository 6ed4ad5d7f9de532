import type { TemplateValues } from '#features/desk/templates.ts';

export type Placeholder = keyof TemplateValues;

/** The placeholders of a ready message, in the order of the buttons. */
export const placeholders: readonly Placeholder[] = [
  'name',
  'car',
  'price',
  'date',
  'time',
  'place',
  'number',
];

/** The names between braces that mean nothing to the desk, such as a misspelt one. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{([^{}\n]*)\}/g)].flatMap(([, name = '']) =>
    placeholders.some((known) => known === name) ? [] : [name],
  );
}
