import * as z from 'zod/mini';
import { requestTables } from '#domain/requests.ts';
import { ShownSchema } from '#domain/shown.ts';
import type { Backend } from './client.ts';
import { momentColumn, pageSize, parseRows, readLogged } from './rows.ts';

const optionalText = z.nullable(z.string());

/** What all kinds have. What was filled in stays as the table has it: `domain/requests.ts` knows those columns. */
export const SubmissionSchema = z.looseObject({
  table: z.enum(requestTables),
  id: z.string(),
  status: z.enum(['new', 'in_progress', 'done', 'cancelled']),
  created_at: momentColumn,
  /** Since when it has its status; null while that is the first. */
  status_changed_at: z.optional(z.nullable(momentColumn)),
  /** Why the team cancelled it. */
  status_reason: z.optional(optionalText),
  /** The car or charger that it is about, by its record. */
  item_id: z.optional(optionalText),
  item_name: z.optional(optionalText),
  /** The results that the site had shown before it was sent. */
  shown: z.catch(z.optional(z.nullable(ShownSchema)), null),
});

/** A request that a person has sent, as its table stores it. */
export type Submission = z.infer<typeof SubmissionSchema>;

/**
 * A person's requests, the latest first, up to a thousand of each kind. The queries name the person beside what
 * row-level security does, because the sales team may read other people's requests.
 * @throws Error when it cannot be read
 */
export async function readSubmissions(backend: Backend, userId: string): Promise<Submission[]> {
  const all = await Promise.all(
    requestTables.map(async (table) => {
      const rows: object[] = await readLogged(
        backend
          .from(table)
          .select('*')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(pageSize),
      );
      const named = rows.map((row) => ({ ...row, table }));
      return parseRows(SubmissionSchema, named);
    }),
  );
  return all.flat().sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}
