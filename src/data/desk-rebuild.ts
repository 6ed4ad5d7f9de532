import * as z from 'zod/mini';
import { paths } from '#config/paths.ts';
import { fetchJson } from '#lib/json.ts';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { momentColumn } from './rows.ts';

const moment = z.nullable(momentColumn);

const RebuildSchema = z.object({
  now: momentColumn,
  /** Since when a build is wanted that nobody has called for; null where none is. */
  wanted_since: moment,
  /** When a build was last called for. */
  called_at: moment,
  /** When the last build failed, and what the host said of it; null where it did not. */
  failed_at: moment,
  failure: z.nullable(z.string()),
  /** When the catalogue last changed. */
  changed_at: moment,
});
const BuiltSchema = z.object({
  asOf: z.iso.datetime(),
  // A development server leaves them out.
  leftOut: z._default(z.array(z.string()), []),
  leftOutCount: z._default(z.number(), 0),
});

/** How far the last changes of the catalogue are on their way to the pages; moments in ISO 8601. */
export type RebuildFacts = z.infer<typeof RebuildSchema> & {
  /** The moment of the catalogue that the pages show. */
  built_as_of: string;
  /** What was left out of them and why, in English for the log; with very many, the first of them. */
  left_out: readonly string[];
  left_out_count: number;
};

/** @throws BackendFailure, or another Error when the site does not say what it was built from */
export async function readRebuild(backend: Backend): Promise<RebuildFacts> {
  const [rebuild, built] = await Promise.all([
    parsedAnswer(RebuildSchema, backend.rpc('desk_rebuild')),
    fetchJson(paths.buildData),
  ]);
  const { asOf, leftOut, leftOutCount } = BuiltSchema.parse(built);
  return { ...rebuild, built_as_of: asOf, left_out: leftOut, left_out_count: leftOutCount };
}
