import type { CutPage } from './cut-page.build';

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
 * @param page cut, so that its pieces have said what they know
 */
export function marksOf({ marks, letters }: Pick<CutPage, 'marks' | 'letters'>): FoundMarks {
  const inOrder = (numbers: ReadonlySet<number>) => [...numbers].sort((a, b) => a - b).join(' ');
  return { key: `${inOrder(marks)}/${inOrder(letters)}`, read: () => read(marks, letters) };
}

/** Letters in a block, which begins at a multiple of it. */
export const blockSize = 16;

/** The blocks of the letters of a text that are beyond Latin: their code units, by sixteen. */
export function blocksIn(text: string): Set<number> {
  const blocks = new Set<number>();
  addBlocks(text, blocks);
  return blocks;
}

/** Adds those of a text to others. */
export function addBlocks(text: string, blocks: Set<number>): void {
  let last = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code <= lastLatin) continue;
    const block = Math.floor(code / blockSize);
    if (block !== last) blocks.add(block);
    last = block;
  }
}

const lastLatin = 0x24f;

/**
 * The number of what the beginning of an element, or a whole inline script, says of the styles that its page needs.
 * Many elements say the same.
 */
export function markOf(source: string): number {
  const mark = source.startsWith('<script>') ? source : (source.match(marking) ?? []).join(' ');
  const number = numbers.get(mark) ?? texts.length;
  if (number === texts.length) texts.push(mark);
  numbers.set(mark, number);
  return number;
}

const numbers = new Map<string, number>();
const texts: string[] = [];

/** The name of an element, its classes, the direction of the page, and the custom properties that it uses. */
const marking =
  /^<[a-z][a-z0-9-]*|\sclass="[^"]*"|(?<=^<html .*)\bdir="?(?:ltr|rtl)|var\(--[a-z-]+\)/g;

function read(found: ReadonlySet<number>, letters: ReadonlySet<number>): PageMarks {
  const said = [...found].map((number) => texts[number] ?? '');
  return {
    names: new Set(said.flatMap(namesIn)),
    tokens: new Set(said.flatMap((text) => text.match(tokenUse) ?? [])),
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
