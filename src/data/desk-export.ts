import * as z from 'zod/mini';
import type { Backend } from './client.ts';
import { filtersAsJson, type Lead, LeadSchema, type QueueQuery } from './desk.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { momentColumn } from './rows.ts';

// For managers. Both functions throw a BackendFailure when the backend refuses or does not answer.

const pageOfExport = 500;

/**
 * All requests that filters leave, the newest first. The log names who read how many.
 * @param id made before the first attempt: all pages of one file count together
 * @param onPage told how many are read by now
 */
export async function readExport(
  backend: Backend,
  id: string,
  filters: QueueQuery,
  onPage: (rows: number) => void = () => undefined,
): Promise<Lead[]> {
  const rows: Lead[] = [];
  for (;;) {
    const last = rows.at(-1);
    const page = await parsedAnswer(
      z.array(LeadSchema),
      backend.rpc('desk_export', {
        export: id,
        filters: filtersAsJson(filters),
        most: pageOfExport,
        ...(last && { after: last.created_at, after_id: last.id }),
      }),
    );
    rows.push(...page);
    onPage(rows.length);
    if (page.length < pageOfExport) return rows;
  }
}

const LogSchema = z.array(
  z.object({
    id: z.string(),
    actor_name: z.string(),
    happened_at: momentColumn,
    filters: z.record(z.string(), z.unknown()),
    rows: z.number(),
  }),
);
/** Who exported what. */
export type ExportEntry = z.infer<typeof LogSchema>[number];

/** The latest exports first. */
export function readExports(backend: Backend): Promise<ExportEntry[]> {
  return parsedAnswer(LogSchema, backend.rpc('desk_export_history'));
}
