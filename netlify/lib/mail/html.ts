const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that was written here; texts become it by the tag below, which escapes them. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** HTML in which every value is a text and escaped, unless it is HTML itself or a list of it. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const parts = strings.flatMap((literal, index) => [literal, render(values[index] ?? '')]);
  return new Html(parts.join(''));
}

function render(value: string | Html | Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
  return Array.isArray(value) ? value.map(render).join('') : value.text;
}
