/** The scripts that a built page names, as paths: those that come with it, and those after its first paint. */
export function scriptsIn(html: string): string[] {
  const late = /<html[^>]* data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const tags = html.matchAll(/<script[^>]+src="?(\/_astro\/[^"\s>]+)/g);
  return [...late, ...Array.from(tags, ([, source = '']) => source)];
}
