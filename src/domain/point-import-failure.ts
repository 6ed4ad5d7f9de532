import * as z from 'zod/mini';

/** Why an import of charging points took nothing, or not all. */
export const importFailures = [
  'key_refused',
  'asked_too_often',
  'answered_badly',
  'no_list',
  'nothing_usable',
  'late',
  'unreachable',
  'cut_off',
] as const;

export const ImportFailureSchema = z.object({
  why: z.enum(importFailures),
  /** The status of the answer, the seconds that were waited, or the most places of one answer; null where there is none. */
  figure: z.nullable(z.number()),
});

export type ImportFailure = z.output<typeof ImportFailureSchema>;
