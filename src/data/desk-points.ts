import * as z from 'zod/mini';
import type { PointImportReport } from '#domain/point-import.ts';
import { ImportFailureSchema } from '#domain/point-import-failure.ts';
import { pointFaults } from '#domain/point-reports.ts';
import { searchWords } from '#lib/search-words.ts';
import { type EditedRow, EditedRowSchema } from './catalogue-edit.ts';
import type { Backend } from './client.ts';
import { BackendFailure, kindOfAnswer } from './failure.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { logged, momentColumn } from './rows.ts';

// Charging points at the desk. Every function throws a BackendFailure when the backend refuses or does not answer.

/** Which places are listed. */
export type PointListQuery = { published: boolean | null; search: string };

/** So many places are read at once. */
export const pointsAtOnce = 50;

/** Words of a search beyond these are left out. */
const mostWords = 8;

/** The columns in which a search looks. */
const searched = ['name', 'name_ar', 'operator', 'town', 'address', 'governorate'];

/**
 * Places by name, published or not.
 * @param from how many are left out, from the beginning
 * @returns also how many there are in all
 */
export async function readPoints(
  backend: Backend,
  { published, search }: PointListQuery,
  from: number,
): Promise<{ rows: EditedRow[]; count: number }> {
  let query = backend.from('charging_points').select('*', { count: 'exact' });
  if (published !== null) query = query.eq('published', published);
  const words = searchWords(search).split(' ').filter(Boolean).slice(0, mostWords);
  // One condition: of several, the embedded backend sees one.
  if (words.length > 0) query = query.or(`and(${words.map(hasWord).join()})`);
  const { data, error, status, count } = await query
    .order('name')
    .order('id')
    .range(from, from + pointsAtOnce - 1);
  if (error) throw logged(new BackendFailure(kindOfAnswer(status, error.code), error));
  return { rows: z.array(EditedRowSchema).parse(data), count: count ?? data.length };
}

/** The condition that a place has a word in some column, or that it is its number. */
function hasWord(word: string): string {
  const found = searched.map((column) => `${column}.ilike.%${anySpelling(word)}%`);
  const number = /^\d{1,9}$/.test(word) ? [`ocm_id.eq.${word}`] : [];
  return `or(${[...found, ...number].join()})`;
}

/** A word for a search that takes the spellings of one Arabic letter for the same; of other signs it has none. */
const anySpelling = (word: string) => word.replace(/[اأإآٱىيئةه]/g, '_').replace(/@/g, '_');

const ReportsSchema = z.object({
  open: z.number(),
  reports: z.array(
    z.object({
      id: z.string(),
      point_id: z.string(),
      name: z.string(),
      name_ar: z.nullable(z.string()),
      town: z.nullable(z.string()),
      kind: z.enum(pointFaults),
      words: z.nullable(z.string()),
      created_at: momentColumn,
    }),
  ),
});

/** A report that nobody has settled. */
export type OpenReport = z.output<typeof ReportsSchema>['reports'][number];

/** How many reports are open, and the oldest of them. */
export function readPointReports(backend: Backend) {
  return parsedAnswer(ReportsSchema, backend.rpc('desk_point_reports'));
}

/** Notes that a report is dealt with. */
export async function settleReport(backend: Backend, id: string): Promise<void> {
  await parsedAnswer(z.unknown(), backend.rpc('settle_point_report', { report: id }));
}

const count = z._default(z.number(), 0);

const PointImportSchema = z.object({
  id: z.string(),
  origin: z.enum(['desk', 'weekly', 'command']),
  imported_at: momentColumn,
  report: z.object({
    added: count,
    changed: count,
    unchanged: count,
    withdrawn: count,
    aside: count,
    refused: count,
    changes: z._default(z.array(z.string()), []),
  }),
  failure: z.nullable(ImportFailureSchema),
});

/** What an import did. */
export type PastImport = z.output<typeof PointImportSchema>;

/** The last imports, newest first. */
export function readPointImports(backend: Backend): Promise<PastImport[]> {
  return parsedAnswer(z.array(PointImportSchema), backend.rpc('desk_point_imports'));
}

/** Keeps what an import at the desk did. */
export async function noteDeskImport(backend: Backend, report: PointImportReport): Promise<void> {
  await parsedAnswer(z.unknown(), backend.rpc('note_point_import', { report }));
}
