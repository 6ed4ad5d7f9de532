import { PurgeCSS } from 'purgecss';

/**
 * The style sheet holds the rules of the whole site; a page needs a part of them. What a page, by its classes and
 * elements, cannot need is left out of the `style` elements in its HTML, since these bytes stand before its text.
 */

const purge = new PurgeCSS();

/** Thousands of pages share a few style sheets, and pages of one kind the same part of them. */
const parts = new Map<string, Promise<string>>();

/**
 * The page with only the rules that it can use.
 * @param html the whole page, its style sheets inline and minified
 * @param alsoUsed names of classes and elements that scripts may add later
 */
export async function withUsedStyles(html: string, alsoUsed: readonly string[]): Promise<string> {
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const names = [...new Set([...namesIn(html), ...alsoUsed])].sort();
  const kept = await Promise.all(sheets.map(([, css = '']) => usedPart(css, names)));
  let next = 0;
  return html.replace(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, (_, open: string, close: string) => {
    const css = kept[next];
    next += 1;
    return `${open}${css}${close}`;
  });
}

function usedPart(css: string, names: readonly string[]): Promise<string> {
  const key = `${css}\n${names.join(' ')}`;
  const part = parts.get(key) ?? purged(css, names);
  parts.set(key, part);
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

/** Classes and elements of the page, and every word of its inline scripts, which may add some. */
function namesIn(html: string): string[] {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) =>
    unescapeHtml(value).split(/\s+/),
  );
  const elements = [...html.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name);
  const words = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, script = '']) => script.match(/[\w-]+/g) ?? [],
  );
  return [...classes, ...elements, ...words];
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
