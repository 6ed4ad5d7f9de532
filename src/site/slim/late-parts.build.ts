import { memoized } from '@/lib/memoized';
import { lateScriptsName } from '@/lib/scripts-in';
import { fontsMedium, lateParts } from '../late-parts';
import { type PageParts, textsOf, withTexts } from './page-parts.build';

/** Leaves the scripts and fonts of a page to `lateParts`, and to what follows it, where that stands in it. */
export function withLateParts(parts: PageParts): PageParts {
  const has = textsOf(parts, 'script').some((script) => script.includes(lateParts));
  return has ? withLateFonts(withLateScripts(parts)) : parts;
}

function withLateScripts(parts: PageParts): PageParts {
  const files = textsOf(parts, 'file');
  if (files.length === 0) return parts;
  const sources = files.map((script) => /src="([^"]+)"/.exec(script)?.[1]);
  const names = ` ${lateScriptsName}="${sources.join(' ')}"`;
  const rest = parts.filter(({ kind }) => kind !== 'file');
  return withTexts(rest, 'root', (element) => element.replace(/>$/, () => `${names}>`));
}

const webFont = /@font-face\{[^}]*url\([^}]*\}/g;

const waiting = ` media="${fontsMedium}"`;

/** The fonts that are fetched stand in a sheet of their own, before all others. */
function withLateFonts(parts: PageParts): PageParts {
  const fonts = textsOf(parts, 'sheet')
    .map((css) => partFonts(css).fonts)
    .join('');
  const place = parts.findIndex(({ kind }) => kind === 'font');
  if (fonts === '' || place === -1) return parts;
  const others = withTexts(parts, 'sheet', (css) => partFonts(css).rest);
  const late = withTexts(others, 'font', (link) =>
    link.replace(' as="font"', (kind) => kind + waiting),
  );
  const sheet: PageParts = [
    { kind: 'markup', text: `<style${waiting}>` },
    { kind: 'sheet', text: fonts },
    { kind: 'markup', text: '</style>' },
  ];
  return late.toSpliced(place, 0, ...sheet);
}

/** Thousands of pages share a few sheets. */
const partFonts = memoized((css: string) => ({
  fonts: (css.match(webFont) ?? []).join(''),
  rest: css.replace(webFont, ''),
}));
