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

/** The value of a placeholder; '' where it is not known. */
function known(name: string, values: Partial<TemplateValues>): string {
  const value: unknown = Reflect.get(values, name);
  return typeof value === 'string' ? value : '';
}

/** A greeting also works without a name: 'Hello {name},' becomes 'Hello,'. */
const withoutName = (text: string, { name }: Partial<TemplateValues>) =>
  name ? text : text.replace(/ ?\{name\}/g, '');

/** Whether a ready message can be offered: all that it says is known. */
export function isFillable(text: string, values: Partial<TemplateValues>): boolean {
  const needed = withoutName(text, values).matchAll(/\{(\w+)\}/g);
  return [...needed].every(([, name = '']) => known(name, values) !== '');
}

/**
 * A ready message with its placeholders filled in. A sentence whose values are unknown is left out, as a message must
 * never show a placeholder.
 */
export function fillTemplate(template: string, values: Partial<TemplateValues>): string {
  const text = withoutName(template, values);
  const filled = (part: string) =>
    part.replace(/\{(\w+)\}/g, (_, name: string) => known(name, values));
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?؟])\s+/)
        .filter((sentence) => isFillable(sentence, values))
        .map(filled)
        .join(' '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
