import { numbering } from './numbering';

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

/** @returns the marks, to be read only where no page with the same has been seen: thousands share them */
export function marksOf(markup: string): FoundMarks {
  const texts = new Set(markup.match(marking));
  const letters = blocksIn(markup.replace(elsewhere, ''));
  const inOrder = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b).join(' ');
  const key = `${inOrder([...texts].map(numberOf))}/${inOrder(letters)}`;
  return { key, read: () => read([...texts], letters) };
}

/** Inline scripts, the beginnings of elements, class attributes and uses of custom properties. */
const marking =
  /<script>[\s\S]*?<\/script>|<html [^>]*\bdir="?(?:ltr|rtl)|<[a-z][a-z0-9-]*|\sclass="[^"]*"|var\(--[a-z-]+\)/g;

/** What is not drawn, and what says that it is in a language of its own. */
const elsewhere = /<script\b.*?<\/script>|<(?!html\b)(\w+)\b[^>]*? lang=.*?<\/\1>/gs;

/** Letters in a block, which begins at a multiple of it. */
export const blockSize = 16;

const beyondLatin = /[^\0-\u024f]+/g;

/** The blocks of the letters of a text that are beyond Latin: their code points, by sixteen. */
export function blocksIn(text: string): Set<number> {
  const blocks = new Set<number>();
  for (const [run] of text.matchAll(beyondLatin)) {
    for (const letter of run) blocks.add(Math.floor((letter.codePointAt(0) ?? 0) / blockSize));
  }
  return blocks;
}

const numberOf = numbering();

function read(texts: readonly string[], letters: ReadonlySet<number>): PageMarks {
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

function namesIn(text: string): string[] {
  if (text.startsWith('<script>')) return text.match(/[\w-]+/g) ?? [];
  if (text.startsWith('<html ')) return ['html', directed(text.slice(-'ltr'.length))];
  if (text.startsWith('<')) return [text.slice(1)];
  if (text.startsWith('var(')) return [];
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
