/** The scripts that a built page names, as paths: its own, and those of its islands. */
export function scriptsIn(html: string): string[] {
  const named = html.matchAll(/<script[^>]*? src="([^"]+)"|(?:component|renderer)-url="([^"]+)"/g);
  const paths = Array.from(named, ([, script = '', island = '']) => script || island);
  return [...new Set(paths)].filter((path) => path.startsWith('/_astro/'));
}
