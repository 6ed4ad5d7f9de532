import type { EditedRow } from '#data/catalogue-edit.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { type AssumedEncoding, decodeText } from '#lib/csv-text.ts';
import { m } from '#paraglide/messages.js';
import { planCsv, tooManyLines } from './csv.ts';
import { type ImportPlan, refused } from './planned.ts';

/** The encoding that a file was read in because it did not name one, and words of it by which a person can judge. */
export type EncodingGuess = { encoding: AssumedEncoding; sample: readonly string[] };

export type FilePlan = ImportPlan & { assumed: EncodingGuess | null };

/** More than the most lines of ordinary length. */
const largestFile = 16_000_000;

/** The changes that a file would make, whatever program has written it. */
export function planFile(
  table: EditedTable,
  rows: readonly EditedRow[],
  bytes: Uint8Array,
): FilePlan {
  const refuse = (reason: string): FilePlan => ({ ...refused(reason), assumed: null });
  if (bytes.length > largestFile) return refuse(tooManyLines());
  const decoded = decodeText(bytes);
  if (decoded === 'binary') return refuse(m.desk_catalogue_csv_binary());
  if (decoded === 'encoding') return refuse(m.desk_catalogue_csv_encoding());
  const { text, assumed } = decoded;
  return {
    ...planCsv(table, rows, text),
    assumed: assumed && { encoding: assumed, sample: sampleOf(text) },
  };
}

/** Words with letters above ASCII, whole and each once. */
function sampleOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{M} ]*[^\p{ASCII}][\p{L}\p{M} ]*/gu) ?? [];
  return [...new Set(words.map((word) => word.trim()))]
    .filter((word) => word.length > 1)
    .slice(0, 8);
}
