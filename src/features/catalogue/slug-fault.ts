const longestSlugBytes = 240;

/**
 * Why no page can be made at an address part, or undefined. A page is a file of that name, file systems take 255
 * bytes, and `.html` with the ending of a compressed copy needs its share; a letter of Arabic is two bytes, an emoji
 * four, and a question mark or hash, which stays percent-encoded in the name, three.
 */
export function slugFault(slug: string): string | undefined {
  const bytes = new TextEncoder().encode(slug.replace(/[?#]/g, encodeURIComponent)).length;
  if (bytes <= longestSlugBytes) return undefined;
  return `its address part is ${bytes} bytes, too long for a file; at most ${longestSlugBytes} will do`;
}
