/**
 * The style sheet holds the rules of the whole site; a page needs a part of them. What a page, by its classes and
 * elements, cannot need is left out of the `style` elements in its HTML, since these bytes stand before its text.
 */

/** Names of classes and elements that a page may come to use beyond what its HTML shows. */
export type AlsoUsed = { classes: ReadonlySet<string>; elements: ReadonlySet<string> };

/** A rule, or a group of rules under a condition such as `@media`. */
type Rule = { prelude: string; body: string; inner?: Rule[]; needs: Need[] };

/** What one selector of a rule's list asks for. */
type Need = { selector: string; classes: string[]; elements: string[] };

const grouping = /^@(?:media|supports|layer|container|starting-style)\b/;

/**
 * The page with only the rules that it can use.
 * @param html the whole page, its style sheets inline and minified
 * @param alsoUsed names that scripts may add later
 */
export function withUsedStyles(html: string, alsoUsed: AlsoUsed): string {
  const classes = new Set(alsoUsed.classes);
  const elements = new Set(alsoUsed.elements);
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of unescapeHtml(value).split(/\s+/)) classes.add(name);
  }
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/g)) elements.add(name);
  for (const [, script = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    for (const word of script.match(/[\w-]+/g) ?? []) classes.add(word);
  }
  const used = { classes, elements };
  return html.replace(
    /(<style[^>]*>)([\s\S]*?)(<\/style>)/g,
    (_, open: string, css: string, close: string) => open + usedPart(css, used) + close,
  );
}

/** A style sheet taken apart, with what came out of it by the names that were in use. */
type Sheet = { rules: Rule[]; names: Name[]; parts: Map<string, string> };

type Name = { kind: keyof AlsoUsed; name: string };

/** Thousands of pages share a few style sheets, and pages of one kind mostly the same part of them. */
const sheets = new Map<string, Sheet>();

function usedPart(css: string, used: AlsoUsed): string {
  const { rules, names, parts } = sheets.get(css) ?? takeApart(css);
  let key = '';
  for (const { kind, name } of names) key += used[kind].has(name) ? '1' : '0';
  const part = parts.get(key) ?? keep(rules, used);
  parts.set(key, part);
  return part;
}

function takeApart(css: string): Sheet {
  const rules = parse(css);
  const needs = allNeeds(rules);
  const names = (kind: keyof AlsoUsed) =>
    [...new Set(needs.flatMap((need) => need[kind]))].map((name) => ({ kind, name }));
  const sheet = { rules, names: [...names('classes'), ...names('elements')], parts: new Map() };
  sheets.set(css, sheet);
  return sheet;
}

function allNeeds(rules: readonly Rule[]): Need[] {
  return rules.flatMap(({ needs, inner }) => [...needs, ...allNeeds(inner ?? [])]);
}

function keep(rules: readonly Rule[], used: AlsoUsed): string {
  let css = '';
  for (const { prelude, body, inner, needs } of rules) {
    if (inner !== undefined) {
      const kept = keep(inner, used);
      if (kept !== '') css += `${prelude}{${kept}}`;
    } else if (prelude.startsWith('@')) {
      css += body === '' ? `${prelude};` : `${prelude}{${body}}`;
    } else {
      const wanted = needs.filter(
        ({ classes, elements }) =>
          classes.every((name) => used.classes.has(name)) &&
          elements.every((name) => used.elements.has(name)),
      );
      if (wanted.length > 0) css += `${wanted.map(({ selector }) => selector).join(',')}{${body}}`;
    }
  }
  return css;
}

function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  while (start < css.length) {
    const end = find(css, start, '{;');
    const prelude = css.slice(start, end).trim();
    if (css[end] !== '{') {
      if (prelude !== '') rules.push({ prelude, body: '', needs: [] });
      start = end + 1;
      continue;
    }
    const close = find(css, end + 1, '}');
    const body = css.slice(end + 1, close);
    if (grouping.test(prelude)) rules.push({ prelude, body, inner: parse(body), needs: [] });
    else rules.push({ prelude, body, needs: prelude.startsWith('@') ? [] : needsOf(prelude) });
    start = close + 1;
  }
  return rules;
}

/** Place of the first of some characters outside quotes, brackets and inner blocks; the end where there is none. */
function find(css: string, from: number, wanted: string): number {
  let depth = 0;
  for (let index = from; index < css.length; index += 1) {
    const character = css.charAt(index);
    if (depth === 0 && wanted.includes(character)) return index;
    if (character === '\\') index += 1;
    else if (character === '"' || character === "'") index = quoteEnd(css, index);
    else if ('{(['.includes(character)) depth += 1;
    else if ('})]'.includes(character)) depth -= 1;
  }
  return css.length;
}

function quoteEnd(css: string, open: number): number {
  let index = open + 1;
  while (index < css.length && css[index] !== css[open]) index += css[index] === '\\' ? 2 : 1;
  return index;
}

function needsOf(prelude: string): Need[] {
  const needs: Need[] = [];
  for (let start = 0; start <= prelude.length; ) {
    const end = find(prelude, start, ',');
    const selector = prelude.slice(start, end).trim();
    // Inside :not(), :is() and [attribute] stand alternatives and values; they ask for nothing by themselves.
    const plain = selector
      .replace(/(?<!\\)\[[^\]]*\]/g, '')
      .replace(/(?<!\\)\((?:[^()]|\([^()]*\))*\)/g, '');
    const classes = [...plain.matchAll(/(?<!\\)\.((?:\\[0-9a-f]{2,6} ?|\\.|[\w-])+)/g)];
    const unescaped = plain.replace(/\\(?:[0-9a-f]{2,6} ?|.)/g, '_');
    const elements = [...unescaped.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9-]*)/g)];
    needs.push({
      selector,
      classes: classes.map(([, name = '']) => unescapeCss(name)),
      elements: elements.map(([, name = '']) => name),
    });
    start = end + 1;
  }
  return needs;
}

/** A name as HTML has it; a leading digit stands in CSS as its code in hexadecimal. */
function unescapeCss(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{2,6}) ?|(.))/g, (_, code?: string, plain?: string) =>
    code === undefined ? (plain ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
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
