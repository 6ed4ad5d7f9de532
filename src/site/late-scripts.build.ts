import { lateScriptsName } from './late-scripts';
import type { PageParts } from './page-parts.build';

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

/** Pages that search engines do not keep are drawn by their scripts, which must not wait for a first paint. */
const drawnByScript = '<meta name="robots" content="noindex">';

/** Has `lateScripts` fetch the scripts of a page whose HTML says all that is to be seen. */
export function withLateScripts({ markup, sheets }: PageParts): PageParts {
  if (markup.includes(drawnByScript)) return { markup, sheets };
  const scripts = [...markup.matchAll(moduleScript)].map(([, source]) => source);
  if (scripts.length === 0) return { markup, sheets };
  const names = ` ${lateScriptsName}="${scripts.join(' ')}"`;
  const rest = markup.replaceAll(moduleScript, '');
  return { markup: rest.replace(/<html[^>]*/, (element) => element + names), sheets };
}
