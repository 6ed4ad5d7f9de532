import { lateScriptsName } from '@/lib/scripts-in';
import { lateParts } from '../late-parts';
import type { PageParts } from './page-parts.build';

/** Leaves the scripts and fonts of a page to `lateParts` where that stands in it. */
export function withLateParts(page: PageParts): PageParts {
  return page.markup.includes(lateParts) ? withLateFonts(withLateScripts(page)) : page;
}

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

function withLateScripts({ markup, sheets }: PageParts): PageParts {
  const scripts = [...markup.matchAll(moduleScript)].map(([, source]) => source);
  if (scripts.length === 0) return { markup, sheets };
  const names = ` ${lateScriptsName}="${scripts.join(' ')}"`;
  const rest = markup.replaceAll(moduleScript, '');
  return { markup: rest.replace(/<html[^>]*/, (element) => element + names), sheets };
}

const preload = /<link rel="preload"[^>]* as="font"/;
const webFont = /@font-face\{[^}]*url\([^}]*\}/g;

/** Where no script runs, nothing would bring them: there they come with the page. `lateParts` finds them by it. */
const waiting = ' media="(scripting:none)"';

/** The fonts that are fetched stand in a sheet of their own, before all others. */
function withLateFonts({ markup, sheets }: PageParts): PageParts {
  const parted = sheets.map(partFonts);
  const fonts = parted.map((part) => part.fonts).join('');
  if (fonts === '' || !preload.test(markup)) return { markup, sheets };
  return {
    markup: markup.replace(preload, (link) => `<style${waiting}></style>${link}${waiting}`),
    sheets: [fonts, ...parted.map(({ rest }) => rest)],
  };
}

/** Thousands of pages share a few sheets. */
const known = new Map<string, { fonts: string; rest: string }>();

function partFonts(css: string): { fonts: string; rest: string } {
  const parted = known.get(css) ?? {
    fonts: (css.match(webFont) ?? []).join(''),
    rest: css.replace(webFont, ''),
  };
  known.set(css, parted);
  return parted;
}
