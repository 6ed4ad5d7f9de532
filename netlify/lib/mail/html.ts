const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Trusted HTML; the `html` tag below builds it and escapes every text. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A template tag for HTML that escapes every value which is not HTML itself. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const parts = strings.flatMap((literal, index) => [literal, render(values[index] ?? '')]);
  return new Html(parts.join(''));
}

function render(value: string | Html | Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
  return Array.isArray(value) ? value.map(render).join('') : value.text;
}
