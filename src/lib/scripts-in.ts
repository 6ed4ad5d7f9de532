/** Where a built page names the scripts that come after its first paint: on `html`, apart by blanks. */
export const lateScriptsName = 'data-scripts';

const namedLate = new RegExp(`<html[^>]* ${lateScriptsName}="([^"]+)"`);

/** The scripts that a built page names, as paths: those that come with it, and those after its first paint. */
export function scriptsIn(html: string): string[] {
  const late = namedLate.exec(html)?.[1]?.split(' ') ?? [];
  const tags = html.matchAll(/<script[^>]+src="?(\/_astro\/[^"\s>]+)/g);
  return [...late, ...Array.from(tags, ([, source = '']) => source)];
}
