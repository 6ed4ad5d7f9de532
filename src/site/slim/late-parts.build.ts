import { lateScriptsName } from '@/lib/scripts-in';
import { lateParts } from '../late-parts';
import { type PageParts, textsOf, withTexts } from './page-parts.build';

/** Leaves the scripts and the font of a page to `lateParts` where that stands in it. */
export function withLateParts(parts: PageParts): PageParts {
  const has = textsOf(parts, 'script').some((script) => script.includes(lateParts));
  return has ? withLateFont(withLateScripts(parts)) : parts;
}

function withLateScripts(parts: PageParts): PageParts {
  const files = textsOf(parts, 'file');
  if (files.length === 0) return parts;
  const sources = files.map((script) => /src="([^"]+)"/.exec(script)?.[1]);
  const names = ` ${lateScriptsName}="${sources.join(' ')}"`;
  const rest = parts.filter(({ kind }) => kind !== 'file');
  return withTexts(rest, 'root', (element) => element.replace(/>$/, () => `${names}>`));
}

/** Where no script runs, nothing would have it come: there it comes with the page. `lateParts` finds it by this. */
const waiting = ' media="(scripting:none)"';

/** Nothing of the page is set in its font before `setInWebFont` does. */
function withLateFont(parts: PageParts): PageParts {
  return withTexts(parts, 'font', (link) => link.replace(' as="font"', (kind) => kind + waiting));
}
