/**
 * A page in two parts: its markup, the `style` elements in it empty, and their sheets in order. Half of a page are
 * rules, which whoever looks at its markup need not read, and thousands of pages share the same few sheets.
 */
export type PageParts = { markup: string; sheets: readonly string[] };

const close = '</style>';

/** @param html the whole page, its style sheets inline */
export function takeApart(html: string): PageParts {
  const opening = /<style[^>]*>/g;
  const sheets: string[] = [];
  let markup = '';
  let end = 0;
  while (opening.exec(html)) {
    const start = opening.lastIndex;
    markup += html.slice(end, start);
    end = html.indexOf(close, start);
    sheets.push(html.slice(start, end));
    opening.lastIndex = end;
  }
  return { markup: markup + html.slice(end), sheets };
}

/** The whole page again. */
export function putTogether({ markup, sheets }: PageParts): string {
  const [start = '', ...rest] = markup.split(close);
  return rest.reduce((html, after, index) => html + (sheets[index] ?? '') + close + after, start);
}
