import * as z from 'zod/mini';
import type { EditedTable } from '#domain/edited-tables.ts';
import { anyTable, type EditedColumns } from './catalogue-edit.ts';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';

// Rows of the catalogue that a manager saves at once, all or none.

/** A line of a batch: a row to change, or a new one. */
export type BatchLine = {
  id: string;
  /** `updated_at` of the row that was seen; null for a new row. */
  seen: string | null;
  columns: EditedColumns;
};

/** What a batch is, as the history names it. */
export const batchKinds = ['import', 'price', 'confirm', 'publish', 'withdraw', 'undo'] as const;
type BatchKind = (typeof batchKinds)[number];

export type BatchOrigin = {
  kind: BatchKind;
  /** Whose price list it is, or who confirmed the prices. */
  source?: string;
  /** The day of that list, yyyy-MM-dd. */
  day?: string;
};

/** Most lines that one batch may hold; the database takes no more. */
export const batchLimit = 2000;

const ids = z.array(z.string());
const BatchReportSchema = z.object({
  added: ids,
  changed: ids,
  conflicts: ids,
  /** By id, `updated_at` of what was stored. */
  versions: z.record(z.string(), z.string()),
});

/** The ids of what a batch added and changed; or of the rows that have changed since, and then nothing is saved. */
export type BatchReport = z.infer<typeof BatchReportSchema>;

/**
 * Saves lines, all or none.
 * @param batchId made before the first attempt: a repeat saves nothing twice
 * @throws BackendFailure
 */
export function saveBatch(
  backend: Backend,
  table: EditedTable,
  batchId: string,
  lines: readonly BatchLine[],
  { kind, source, day }: BatchOrigin = { kind: 'import' },
): Promise<BatchReport> {
  const sent = { batch_id: batchId, edited_table: table, lines, batch_kind: kind };
  const origin = { batch_source: source || null, batch_day: day || null };
  return parsedAnswer(
    BatchReportSchema,
    anyTable(backend).rpc('save_catalogue_batch', { ...sent, ...origin }),
  );
}
