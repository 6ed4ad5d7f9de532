import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoized } from '../../lib/memoized.ts';
import type { PageParts } from '../slim/page-parts.build.ts';

/**
 * Writes pages into the site.
 * @param site address of its folder
 * @returns takes the address of a page, from the root on and without its ending
 */
export function pageWriter(site: string): (pathname: string, parts: PageParts) => void {
  const folder = fileURLToPath(site);
  // A brand has one for all its cars.
  const made = new Set<string>();
  return (pathname, parts) => {
    const file = join(folder, `${pathname}.html`);
    const around = dirname(file);
    if (!made.has(around)) mkdirSync(around, { recursive: true });
    made.add(around);
    writeFileSync(file, bytesOf(parts));
  };
}

/** Takes one page after the other: with memory of their own, thousands would have all memory cleaned up time and again. */
let bytes = Buffer.alloc(0);

/** @returns what stands there until the next page */
function bytesOf(parts: PageParts): Uint8Array {
  const most = parts.reduce((sum, { text }) => sum + text.length * mostPerUnit, 0);
  if (most > bytes.length) bytes = Buffer.alloc(2 * most);
  let end = 0;
  for (const { kind, text } of parts) {
    if (kind !== 'sheet') end += bytes.write(text, end);
    else {
      const sheet = sheetBytes(text);
      bytes.set(sheet, end);
      end += sheet.length;
    }
  }
  return bytes.subarray(0, end);
}

/** UTF-8 takes no more for what is one unit in a string. */
const mostPerUnit = 3;

/** Thousands of pages share them. */
const sheetBytes = memoized((text: string) => Buffer.from(text));
