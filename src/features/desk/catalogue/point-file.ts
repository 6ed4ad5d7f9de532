import { entrySorter, type SortedEntries } from '#domain/point-entries.ts';
import {
  type KnownPoint,
  type PointImport,
  planImport,
  readKnownPoints,
} from '#domain/point-import.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** What files of Open Charge Map would change, or why none of it can be taken. */
export type PointFilePlan =
  | { refusal: string }
  | { refusal: null; read: number; sorted: SortedEntries; plan: PointImport };

/** Bytes of all files, and places: far more than any country of the region has. */
const largest = { bytes: 150_000_000, places: 50_000 };

/** So many are worked on between two breaths of the page. */
const atOnce = 250;

/**
 * Works out what files would change, in parts, so that the page stays quick.
 * @param files each with one place or a list of them, as Open Charge Map writes them
 * @param readStored reads the rows of all stored places
 * @param report called with the part that is done, 0 to 1
 * @throws Error when the stored places cannot be read
 */
export async function planPointFiles(
  files: readonly File[],
  readStored: () => Promise<readonly unknown[]>,
  report: (share: number) => void,
): Promise<PointFilePlan> {
  if (files.reduce((bytes, { size }) => bytes + size, 0) > largest.bytes) {
    return { refusal: m.desk_points_file_large({ places: formatNumber(largest.places) }) };
  }
  const entries: unknown[] = [];
  for (const file of files) {
    const data = jsonOf(await file.text());
    if (data === undefined) return { refusal: m.desk_points_file_no_json({ name: file.name }) };
    for (const entry of Array.isArray(data) ? data : [data]) entries.push(entry);
  }
  if (entries.length > largest.places) {
    return { refusal: m.desk_points_file_large({ places: formatNumber(largest.places) }) };
  }
  const sorter = entrySorter();
  await inParts(entries, sorter.add, (share) => report(share / 2));
  const sorted = sorter.sorted();
  if (sorted.places.length === 0) return { refusal: m.desk_points_file_no_places() };
  const known: KnownPoint[] = [];
  await inParts(
    await readStored(),
    (rows) => known.push(...readKnownPoints(rows)),
    (share) => report((1 + share) / 2),
  );
  return { refusal: null, read: entries.length, sorted, plan: planImport(sorted.places, known) };
}

/** Undefined for what is no JSON. Some programs write a mark of the byte order first. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

async function inParts<Item>(
  items: readonly Item[],
  work: (part: readonly Item[]) => void,
  report: (share: number) => void,
): Promise<void> {
  for (let at = 0; at < items.length; at += atOnce) {
    work(items.slice(at, at + atOnce));
    report(Math.min(1, (at + atOnce) / items.length));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
