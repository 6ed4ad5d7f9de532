/** What in the markup of a page tells which styles it needs: nothing else of it does. */
export type PageMarks = {
  /** Classes, elements, every word of its inline scripts, which may add some, and `:dir(…)` of the whole page. */
  names: ReadonlySet<string>;
  /** Custom properties that the markup itself uses, such as the colours of a drawing. */
  tokens: ReadonlySet<string>;
  /** The letters beyond Latin that the page shows, by their blocks (`blocksIn`). */
  letters: ReadonlySet<number>;
};

/** Marks of a page as they were found, under the key that all pages share which have the same. */
export type FoundMarks = { key: string; read: () => PageMarks };

/**
 * The marks of a page, to be read only where no page with the same has been seen: thousands share them.
 * @param found in its tags, by their numbers
 */
export function marksOf(markup: string, found: ReadonlySet<number>): FoundMarks {
  const letters = blocksIn(markup.replace(elsewhere, ''));
  const inOrder = (numbers: ReadonlySet<number>) => [...numbers].sort((a, b) => a - b).join(' ');
  return { key: `${inOrder(found)}/${inOrder(letters)}`, read: () => read(found, letters) };
}

/** What is not drawn, and what says that it is in a language of its own. */
const elsewhere = /<script\b.*?<\/script>|<(?!html\b)(\w+)\b[^>]*? lang=.*?<\/\1>/gs;

/** Letters in a block, which begins at a multiple of it. */
export const blockSize = 16;

/** The blocks of the letters of a text that are beyond Latin: their code units, by sixteen. */
export function blocksIn(text: string): Set<number> {
  const blocks = new Set<number>();
  for (const run of text.match(beyondLatin) ?? []) {
    let last = 0;
    for (let place = 0; place < run.length; place += 1) {
      const block = Math.floor(run.charCodeAt(place) / blockSize);
      if (block !== last) blocks.add(block);
      last = block;
    }
  }
  return blocks;
}

const beyondLatin = /[^\0-\u024f]+/g;

/**
 * The number of what the beginning of an element, or a whole inline script, says of the styles that its page needs.
 * Many elements say the same.
 */
export function markOf(source: string): number {
  const mark = source.startsWith('<script>') ? source : (source.match(marking) ?? []).join(' ');
  const number = numbers.get(mark) ?? marks.length;
  if (number === marks.length) marks.push(mark);
  numbers.set(mark, number);
  return number;
}

const numbers = new Map<string, number>();
const marks: string[] = [];

/** The name of an element, its classes, the direction of the page, and the custom properties that it uses. */
const marking =
  /^<[a-z][a-z0-9-]*|\sclass="[^"]*"|(?<=^<html .*)\bdir="?(?:ltr|rtl)|var\(--[a-z-]+\)/g;

function read(found: ReadonlySet<number>, letters: ReadonlySet<number>): PageMarks {
  const texts = [...found].map((number) => marks[number] ?? '');
  return {
    names: new Set(texts.flatMap(namesIn)),
    tokens: new Set(texts.flatMap((text) => text.match(tokenUse) ?? [])),
    letters,
  };
}

/** The name of a custom property where a value is taken from it. */
export const tokenUse = /(?<=var\()--[a-z-]+(?=\))/g;

/** Said of the whole page: the name of another language in its own letters needs no rules. */
export const directed = (direction: string) => `:dir(${direction})`;

function namesIn(mark: string): string[] {
  if (mark.startsWith('<script>')) return ['script', ...(mark.match(/[\w-]+/g) ?? [])];
  const [, element = ''] = /^<([a-z][a-z0-9-]*)/.exec(mark) ?? [];
  const [, classes = ''] = /\sclass="([^"]*)"/.exec(mark) ?? [];
  const [, direction] = /dir="?(ltr|rtl)/.exec(mark) ?? [];
  return [
    element,
    ...unescapeHtml(classes).split(/\s+/),
    ...(element === 'html' && direction ? [directed(direction)] : []),
  ];
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
