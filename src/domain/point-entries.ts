import { type AsideReason, type ImportedPoint, readPoi } from './open-charge-map.ts';

/** Places of a file or an answer of Open Charge Map, and what of it is not stored as it stands. */
export type SortedEntries = {
  /** No two of one number. */
  places: ImportedPoint[];
  aside: Map<AsideReason | 'twice', string[]>;
  /** What nobody knows, such as 'operator 12', each with the numbers of its places. */
  unknown: Map<string, string[]>;
};

/** Reads entries in parts, so that a page can breathe between them; of two with one number, the later counts. */
export function entrySorter() {
  const places = new Map<number, ImportedPoint>();
  const aside: SortedEntries['aside'] = new Map();
  const unknown: SortedEntries['unknown'] = new Map();
  return {
    add(entries: readonly unknown[]): void {
      for (const entry of entries) {
        const read = readPoi(entry);
        if (read.kind === 'aside') {
          note(aside, read.reason, read.id === null ? null : String(read.id));
          continue;
        }
        const number = read.place.ocm_id;
        if (places.has(number)) note(aside, 'twice', String(number));
        places.set(number, read.place);
        for (const what of new Set(read.unknown)) note(unknown, what, String(number));
      }
    },
    sorted: (): SortedEntries => ({ places: [...places.values()], aside, unknown }),
  };
}

/** Reads entries at once. */
export function sortEntries(entries: readonly unknown[]): SortedEntries {
  const sorter = entrySorter();
  sorter.add(entries);
  return sorter.sorted();
}

function note<Key>(lists: Map<Key, string[]>, key: Key, one: string | null): void {
  const words = one ?? 'without a number';
  const list = lists.get(key);
  if (list) list.push(words);
  else lists.set(key, [words]);
}
