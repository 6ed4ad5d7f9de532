/**
 * A kept page as it is shown in place of the real one: its header reads there when it was kept, and says so.
 * @param savedAt in milliseconds since 1970
 */
export function asSavedCopy(html: string, savedAt: number): string {
  return html.replace('<html', `<html data-saved="${savedAt}"`);
}

/** A picture's address without its width and format: the same drawing. */
function drawing(path: string): string {
  return path.replace(/(?:-\d+)?\.(?:avif|webp|jpe?g|png)$/, '');
}

/** The path among those kept that shows the same picture in another size or format. */
export function samePicture(path: string, kept: readonly string[]): string | undefined {
  if (!path.startsWith('/pictures/')) return undefined;
  return kept.find((other) => drawing(other) === drawing(path));
}
