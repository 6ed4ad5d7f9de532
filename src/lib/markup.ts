/** A text as the content of an element or attribute of HTML, XML or SVG. */
export function inText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#39;');
}

/** Matches a text that holds more than blanks and invisible characters. */
export const visible = /[^\s\p{Z}\p{Cf}]/u;

/** The scripts that a built page names, as paths: its own, and those of its islands. */
export function scriptsIn(html: string): string[] {
  const named = html.matchAll(/<script[^>]*? src="([^"]+)"|(?:component|renderer)-url="([^"]+)"/g);
  const paths = Array.from(named, ([, script = '', island = '']) => script || island);
  return [...new Set(paths)].filter((path) => path.startsWith('/_astro/'));
}
