import * as z from 'zod/mini';
import { plainArabic } from '#lib/arabic.ts';
import { ChargingPointRowSchema } from './charging-point-rows.ts';
import type { ImportedPoint } from './open-charge-map.ts';
import type { SortedEntries } from './point-entries.ts';
import { kilometresBetween, type Position } from './position.ts';

/** A stored place, with what an import has to respect. */
const knownPoint = z.extend(ChargingPointRowSchema, {
  corrected: z.array(z.string()),
  published: z.boolean(),
});

/** The columns that an import compares and writes, with the place's identity. */
export type PointLine = ImportedPoint & { id: string; twin_of: string | null };

type ImportedColumn = (typeof importedColumns)[number];

/** What would be stored of a known place, the columns that this changes, and the place as it is. */
export type PointChange = { line: PointLine; columns: ImportedColumn[]; before: KnownPoint };

/** A stored place as an import compares it. */
export type KnownPoint = z.output<typeof knownPoint>;

/** What an import would do. */
export type PointImport = {
  added: PointLine[];
  changed: PointChange[];
  unchanged: number;
  /** Columns that the file has differently, and that stay because a manager corrected them. */
  kept: { name: string; columns: ImportedColumn[] }[];
  /** New places that are the same as another; they are added and marked. */
  twins: { line: PointLine; of: string }[];
  /** Places that Open Charge Map has delisted: known ones are withdrawn, others stay out. */
  withdrawn: PointLine[];
  delisted: number;
  /** Places from Open Charge Map in the countries of the file that the file does not have; they stay. */
  missing: number;
};

/**
 * The id of a place by its number at Open Charge Map: a UUID of version 8, so that its address, which shows the first
 * digits, is the same in every database.
 */
export function pointIdOf(ocmId: number): string {
  return `${ocmId.toString(16).padStart(8, '0')}-0c3a-8000-8000-000000000000`;
}

/** Rows of the backend as an import compares them; those that cannot be read are left out. */
export function readKnownPoints(rows: readonly unknown[]): KnownPoint[] {
  return rows.flatMap((row) => {
    const { success, data } = knownPoint.safeParse(row);
    return success ? [data] : [];
  });
}

/**
 * Compares places of a file with those that are stored. What the file does not say stays as it is known.
 * @param places without two of one number
 */
export function planImport(
  places: readonly ImportedPoint[],
  known: readonly KnownPoint[],
): PointImport {
  const byNumber = new Map(known.map((row) => [row.ocm_id, row]));
  const plan: PointImport = {
    added: [],
    changed: [],
    unchanged: 0,
    kept: [],
    twins: [],
    withdrawn: [],
    delisted: 0,
    missing: 0,
  };
  const near = nearby(known);
  for (const place of [...places].sort((one, other) => one.ocm_id - other.ocm_id)) {
    const row = byNumber.get(place.ocm_id);
    if (row === undefined) {
      if (!place.published) {
        plan.delisted += 1;
        continue;
      }
      const line: PointLine = { ...place, id: pointIdOf(place.ocm_id), twin_of: null };
      const twin = near.twinOf(line);
      if (twin !== undefined) {
        line.twin_of = twin.twin_of ?? twin.id;
        plan.twins.push({ line, of: twin.name });
      }
      near.add(line);
      plan.added.push(line);
      continue;
    }
    const different = differences(place, row);
    const kept = different.filter((column) => row.corrected.includes(column));
    const columns = different.filter((column) => !row.corrected.includes(column));
    if (kept.length > 0) plan.kept.push({ name: row.name, columns: kept });
    if (columns.length === 0) {
      plan.unchanged += 1;
      continue;
    }
    const line = merged(place, row);
    if (columns.includes('published') && !place.published) plan.withdrawn.push(line);
    plan.changed.push({ line, columns, before: row });
  }
  const numbers = new Set<number | null>(places.map(({ ocm_id }) => ocm_id));
  const countries = new Set(places.map(({ country }) => country));
  plan.missing = known.filter(
    ({ ocm_id, country }) => ocm_id !== null && countries.has(country) && !numbers.has(ocm_id),
  ).length;
  return plan;
}

/** The lines of an import in the order in which they are stored: twins after the places that they are twins of. */
export function linesToStore({ changed, added }: PointImport): PointLine[] {
  const order = ({ twin_of }: PointLine) => (twin_of === null ? 0 : 1);
  return [
    ...changed.map(({ line }) => line),
    ...added.toSorted((one, other) => order(one) - order(other)),
  ];
}

/** What is kept of an import that was stored. */
export type PointImportReport = {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  kept: number;
  aside: number;
  refused: number;
  /** Places known from before that the file does not have; none where it is a whole export. */
  missing: number;
  /** The first changes, such as 'Rest House: state'. */
  changes: string[];
};

/** So many changes are kept in words, and so many letters of a name. */
const named = { changes: 40, letters: 80 };

/** @param refused how many places the table refused */
export function importReport(
  { aside }: SortedEntries,
  plan: PointImport,
  refused: number,
): PointImportReport {
  const set = [...aside.values()].reduce((sum, ids) => sum + ids.length, 0);
  return {
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    withdrawn: plan.withdrawn.length,
    kept: plan.kept.length,
    aside: set + plan.delisted,
    refused,
    missing: plan.missing,
    changes: plan.changed
      .slice(0, named.changes)
      .map(({ line, columns }) => `${line.name.slice(0, named.letters)}: ${columns.join(' ')}`),
  };
}

/** The columns that an import writes, unless a manager corrected them. */
export const importedColumns = [
  'name',
  'operator',
  'address',
  'town',
  'governorate',
  'country',
  'lat',
  'lon',
  'access',
  'cost',
  'state',
  'connectors',
  'last_confirmed_on',
  'source',
  'published',
] as const satisfies readonly (keyof ImportedPoint & keyof KnownPoint)[];

/** Columns that the file says otherwise. */
const differences = (place: ImportedPoint, row: KnownPoint) =>
  importedColumns.filter(
    (column) =>
      place[column] !== null && JSON.stringify(place[column]) !== JSON.stringify(row[column]),
  );

function merged(place: ImportedPoint, row: KnownPoint): PointLine {
  return {
    ...place,
    id: row.id,
    twin_of: row.twin_of,
    operator: place.operator ?? row.operator,
    address: place.address ?? row.address,
    town: place.town ?? row.town,
    governorate: place.governorate ?? row.governorate,
    access: place.access ?? row.access,
    cost: place.cost ?? row.cost,
    state: place.state ?? row.state,
    last_confirmed_on: place.last_confirmed_on ?? row.last_confirmed_on,
  };
}

/** Two entries of one place are no farther apart, km. */
const twinKm = 0.1;

/** A square of the map, a little wider than `twinKm` everywhere in the countries that are imported. */
const squareDegrees = 0.002;

type Placed = Position & Pick<PointLine, 'id' | 'name' | 'operator' | 'twin_of'>;

/** Finds the twin of a place among those added before, in little time however many there are. */
function nearby(first: readonly Placed[]) {
  const squares = new Map<string, Placed[]>();
  const square = (value: number) => Math.floor(value / squareDegrees);
  const add = (place: Placed) => {
    const key = `${square(place.lat)} ${square(place.lon)}`;
    const there = squares.get(key);
    if (there) there.push(place);
    else squares.set(key, [place]);
  };
  const twinOf = (place: Placed) => {
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        const key = `${square(place.lat) + north} ${square(place.lon) + east}`;
        const twin = squares.get(key)?.find((other) => isTwin(place, other));
        if (twin) return twin;
      }
    }
    return undefined;
  };
  for (const place of first) add(place);
  return { add, twinOf };
}

/**
 * The same place, entered by two operators or twice. Places of one operator that differ in their numbers are two: it
 * numbers its own.
 */
function isTwin(one: Placed, other: Placed): boolean {
  if (kilometresBetween(one, other) > twinKm) return false;
  if (one.operator === other.operator) return plain(one.name) === plain(other.name);
  return bare(one.name) === bare(other.name);
}

const plain = (name: string) => plainArabic(name.toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, '');

/** Without what tells bays and gates of one place apart. */
const bare = (name: string) => plain(name.replace(/\([^)]*\)/g, '')).replace(/\p{N}+/gu, '');
