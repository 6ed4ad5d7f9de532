/**
 * A kept page as it is shown in place of the real one: it says so by itself, also where it was kept before the
 * present release and with scripts of that time.
 * @param savedAt in milliseconds since 1970
 * @param notice address of the script that tells the reader
 */
export function asSavedCopy(html: string, savedAt: number, notice: string): string {
  return html
    .replace('<html', `<html data-saved="${savedAt}"`)
    .replace('<title', `<script type="module" src="${notice}"></script><title`);
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
