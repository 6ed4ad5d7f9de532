/**
 * What an element is to its page as a whole: where scripts and the policy are named, the fonts that are fetched first,
 * a style sheet, a script in a file, a script that stands in the page and runs, what a frame has in place of it (`gaps`).
 */
export type Role = 'root' | 'first' | 'font' | 'sheet' | 'file' | 'script' | 'gap';

/** Stand in a frame where each page has something of its own, as `otherAddress` does in its header. */
export const gaps = { head: '<!--own-head-->', content: '<!--own-content-->' } as const;

/** A part of a page: an element with a role, of a sheet only its rules, or all the markup up to the next. */
export type PagePart = { kind: Role | 'markup'; text: string };

/** A page in its parts, in order. What is left out or added depends on few of them, and thousands of pages share these. */
export type PageParts = readonly PagePart[];

/** The whole page. */
export function putTogether(parts: PageParts): string {
  return parts.map(({ text }) => text).join('');
}

/** The page with other texts in its parts of a kind. */
export function withTexts(
  parts: PageParts,
  kind: PagePart['kind'],
  text: (before: string, count: number) => string,
): PageParts {
  let count = 0;
  return parts.map((part) => {
    if (part.kind !== kind) return part;
    count += 1;
    return { kind, text: text(part.text, count - 1) };
  });
}

/** The texts of its parts of a kind, in order. */
export function textsOf(parts: PageParts, kind: PagePart['kind']): string[] {
  return parts.flatMap((part) => (part.kind === kind ? [part.text] : []));
}
