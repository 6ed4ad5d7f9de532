import { lateScriptsName } from '@/lib/scripts-in';
import { lateScripts } from './late-scripts';
import type { PageParts } from './page-parts.build';

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

/** Leaves the scripts of a page to `lateScripts` where that stands in it. */
export function withLateScripts({ markup, sheets }: PageParts): PageParts {
  if (!markup.includes(lateScripts)) return { markup, sheets };
  const scripts = [...markup.matchAll(moduleScript)].map(([, source]) => source);
  if (scripts.length === 0) return { markup, sheets };
  const names = ` ${lateScriptsName}="${scripts.join(' ')}"`;
  const rest = markup.replaceAll(moduleScript, '');
  return { markup: rest.replace(/<html[^>]*/, (element) => element + names), sheets };
}
