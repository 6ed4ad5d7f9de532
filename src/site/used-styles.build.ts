import { PurgeCSS } from 'purgecss';

/**
 * The style sheet holds the rules of the whole site; a page needs a part of them. What a page, by its classes and
 * elements, cannot need is left out of the `style` elements in its HTML, since these bytes stand before its text.
 */

const purge = new PurgeCSS();

/**
 * The page with only the rules that it can use.
 * @param html the whole page, its style sheets inline and minified
 * @param alsoUsed names of classes and elements that scripts may add later
 */
export async function withUsedStyles(html: string, alsoUsed: readonly string[]): Promise<string> {
  const marks = marksOf(html);
  const sheets = [...html.matchAll(styleElement)].map(([, , css = '']) => css);
  const kept = await Promise.all(sheets.map((css) => usedPart(css, marks, alsoUsed)));
  let next = 0;
  return html.replace(styleElement, (_, open: string, _css: string, close: string) => {
    next += 1;
    return `${open}${kept[next - 1]}${close}`;
  });
}

const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/** What tells the needs of a page: its distinct class attributes, elements and inline scripts, as numbers. */
const numbers = new Map<string, number>();
const marked: string[] = [];

function marksOf(html: string): number[] {
  const marks = new Set<number>();
  for (const pattern of [/\sclass="[^"]*"/g, /<[a-z][a-z0-9-]*/g, /<script>[\s\S]*?<\/script>/g]) {
    for (const text of html.match(pattern) ?? []) marks.add(numberOf(text));
  }
  return [...marks].sort((a, b) => a - b);
}

function numberOf(text: string): number {
  let number = numbers.get(text);
  if (number === undefined) {
    number = marked.push(text) - 1;
    numbers.set(text, number);
  }
  return number;
}

/** Thousands of pages share a few style sheets, and pages of one kind the same part of them. */
const parts = new Map<string, Map<string, Promise<string>>>();

function usedPart(css: string, marks: number[], alsoUsed: readonly string[]): Promise<string> {
  const known = parts.get(css) ?? new Map<string, Promise<string>>();
  parts.set(css, known);
  const key = `${alsoUsed.length} ${marks.join(' ')}`;
  const part = known.get(key) ?? purged(css, [...marks.flatMap(namesOf), ...alsoUsed]);
  known.set(key, part);
  return part;
}

async function purged(css: string, names: readonly string[]): Promise<string> {
  const [result] = await purge.purge({
    content: [{ raw: names.join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split('\n'),
    // States such as aria-selected come and go, and scoped styles carry an attribute: none is a reason to leave out.
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, attribute = '']) => attribute),
  });
  return result?.css ?? css;
}

/** Names in a class attribute, in the beginning of an element, or every word of a script, which may add some. */
function namesOf(mark: number): string[] {
  const text = marked[mark] ?? '';
  if (text.startsWith('<script>')) return text.match(/[\w-]+/g) ?? [];
  if (text.startsWith('<')) return [text.slice(1)];
  return unescapeHtml(text.slice(' class="'.length, -1)).split(/\s+/);
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');
}
