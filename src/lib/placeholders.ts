/** What the desk fills into a ready message, in the order of its hints. */
export const placeholders = ['name', 'car', 'price', 'date', 'time', 'place', 'number'] as const;
export type Placeholder = (typeof placeholders)[number];

/** What stands between braces. */
const pattern = /\{\s*([^{}\n]*?)\s*\}/g;

const isKnown = (name: string): name is Placeholder =>
  placeholders.some((known) => known === name.toLowerCase());

/** The names between braces that mean nothing to the desk, such as a misspelt one. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name = '']) => (isKnown(name) ? [] : [name]));
}

/**
 * A ready message with its placeholders filled in. One without a value stays as it is, so that whoever sends the message
 * sees what is missing.
 */
export function fillPlaceholders(
  text: string,
  values: Partial<Record<Placeholder, string | null>>,
): string {
  return text.replace(pattern, (written, name: string) => {
    const known = placeholders.find((one) => one === name.toLowerCase());
    return (known && values[known]) || written;
  });
}
