import { otherAddress } from '../other-language';
import { compactIcon } from './compact-icon.build';
import { blocksIn, markOf } from './page-marks.build';
import { gaps, type Role } from './page-parts.build';

/** A tag, or an element that is taken whole: a script, an icon. */
export type Piece = {
  /** As it stands in the page; empty where a browser adds it by itself. */
  text: string;
  /** The same on a page with a form, which a button without a type would send. */
  besideForms: string;
  name: string;
  isEnd: boolean;
  /** Undefined for what is markup and nothing else. */
  role: Role | undefined;
  /** No blank is laid out before it, or after it. */
  trimsBefore: boolean;
  trimsAfter: boolean;
  /** It begins a block or ends the one around it, and with that any paragraph before it. */
  endsParagraph: boolean;
  /** What it says of the styles that the page needs (`markOf`). */
  marks: readonly number[];
  /** The letters in it, by their blocks (`blocksIn`). */
  letters: ReadonlySet<number>;
  /** What it holds says that it is in a language of its own. */
  isForeign: boolean;
};

/**
 * The piece that begins at a place of a page. Thousands of pages are made of the same few thousand pieces, so that each
 * of these is looked at once.
 * @param source as Astro and React wrote it
 */
export function pieceAt(source: string, start: number): { piece: Piece; end: number } {
  // Most begin otherwise, and there are some hundred to a page.
  const whole = source.charCodeAt(start + 1) === wholeBegins ? wholeAt(source, start) : undefined;
  let end = after(source, whole === undefined ? '>' : `</${whole}>`, start);
  let text = source.slice(start, end);
  const before = known.get(text);
  if (before !== undefined) return { piece: before, end };
  // A value may hold the sign that ends a tag.
  while (whole === undefined && text.split('"').length % 2 === 0 && end < source.length) {
    end = after(source, '>', end);
    text = source.slice(start, end);
  }
  if (known.size >= mostKnown) return { piece: look(text), end };
  // Cut out of the page, a text holds all of the page in memory.
  const own = Buffer.from(text).toString();
  const piece = look(own);
  known.set(own, piece);
  return { piece, end };
}

const known = new Map<string, Piece>();

/** Pieces that name a car or its pictures come once or twice. */
const mostKnown = 20_000;

/** Elements that are taken with all that they hold; all begin with one letter, by which the rest is told apart. */
const wholes = ['script', 'svg'];
const wholeBegins = 's'.charCodeAt(0);
const wholeAt = (source: string, start: number) =>
  wholes.find((name) => source.startsWith(name, start + 1));

function after(source: string, sign: string, from: number): number {
  const place = source.indexOf(sign, from);
  return place === -1 ? source.length : place + sign.length;
}

function look(text: string): Piece {
  const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9-]*)/.exec(text) ?? [];
  const isEnd = slash !== '';
  const isHeading = heading.test(name);
  const isBlock = isHeading || blocks.has(name) || isOwnPart(text);
  const isLink = links.has(name);
  const besideForms = compact(text, isEnd, name);
  return {
    text: besideForms.replaceAll(' type="button"', ''),
    besideForms,
    name,
    isEnd,
    role: roleOf(text),
    trimsBefore: isBlock || (isLink && isEnd),
    trimsAfter: isBlock || (isLink && !isEnd),
    endsParagraph: isEnd ? endsWith.has(name) : isHeading || endsBefore.has(name),
    marks: isEnd || name === '' ? [] : marksIn(text, name),
    letters: name === 'script' ? none : blocksIn(besideForms),
    isForeign: name !== 'html' && text.includes(' lang='),
  };
}

const none: ReadonlySet<number> = new Set();

const isOwnPart = (text: string) => text === gaps.head || text === gaps.content;

/** What begins so is more than markup; of scripts, data blocks such as JSON-LD never run. */
const roles: [beginning: RegExp, role: Role][] = [
  [/^<html[\s>]/, 'root'],
  [/^<meta charset="utf-8">/, 'first'],
  [/^<link rel="preload"[^>]* as="font"/, 'font'],
  [/^<style[\s>]/, 'sheet'],
  [/^<script type="module" src="[^"]+"><\/script>/, 'file'],
  [/^<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")/, 'script'],
];

function roleOf(text: string): Role | undefined {
  if (isOwnPart(text) || text.includes(otherAddress)) return 'gap';
  return roles.find(([beginning]) => beginning.test(text))?.[1];
}

const setOf = (names: string) => new Set(names.split(' '));

const heading = /^h[1-6]$/;
const blocks = setOf(
  'html head body meta link title header footer main nav section address div ul ol dl li dt dd p',
);
const links = setOf('a button');

/** Whose end a browser adds by itself. */
const impliedEnds = setOf('li dt dd');

/** What ends a paragraph before it, by its own beginning or end. */
const endsBefore = setOf('p div section ul ol dl header footer');
const endsWith = setOf('div section');

function compact(text: string, isEnd: boolean, name: string): string {
  if (isEnd) return impliedEnds.has(name) ? '' : text;
  if (name === 'script') return text;
  if (name === 'svg') return compactIcon(text);
  const short = text
    // `data-share=""` says no more than `data-share`; an empty `alt` stays, as people who check pages look for it.
    .replace(/(?<=\sdata-[a-z-]+)=""(?=[\s>])/g, '')
    // Arabic letters in an address; a browser escapes them by itself.
    .replace(/(?<=\shref="[^"]*)(?:%D[89AB]%[89AB][0-9A-F])+/g, decodeURIComponent);
  // Drawn without streams, an island's elements have ids without the prefix that the browser is told to give them, and
  // what one element says of another by its id would come apart: labels, hints, errors. One island needs none.
  return name === 'astro-island' ? short.replace(/ prefix="[^"]*"/, ' prefix=""') : short;
}

/** An icon is made of several elements; a script may name classes when it stands in the page itself. */
function marksIn(text: string, name: string): number[] {
  if (name === 'svg') return (text.match(/<[a-z][^>]*>/g) ?? []).map(markOf);
  return [markOf(name === 'script' && !text.startsWith('<script>') ? '<script' : text)];
}
