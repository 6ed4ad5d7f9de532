/** The values that a ready message can use. */
export type TemplateValues = {
  name: string;
  car: string;
  price: string;
  date: string;
  time: string;
  place: string;
  number: string;
};

/**
 * A ready message with its placeholders filled in. A sentence whose values are unknown is left out, as a message must
 * never show a placeholder.
 */
export function fillTemplate(text: string, values: Partial<TemplateValues>): string {
  const filled = (part: string) =>
    part.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value: unknown = Reflect.get(values, name);
      return typeof value === 'string' ? value : '';
    });
  const isKnown = (part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, name]) => Boolean(Reflect.get(values, name ?? '')));
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?؟])\s+/)
        .filter(isKnown)
        .map(filled)
        .join(' '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
