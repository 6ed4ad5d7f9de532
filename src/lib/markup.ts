/** A text as the value of an attribute in double quotes, escaped as Astro does it; for HTML, XML and SVG. */
export function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** A text as the content of an element. Whatever it holds, it stays text. */
export function inText(text: string): string {
  return inAttribute(text).replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#39;');
}
