/** A text as the content of an element or attribute of HTML, XML or SVG. Whatever it holds, it stays text. */
export function inText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#39;');
}
