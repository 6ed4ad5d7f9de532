import * as z from 'zod/mini';

/** Columns whose notation differs between hosted Supabase and the embedded backend, read as one. */

/** A number, also where it comes as text. */
export const amountColumn = z.pipe(z.union([z.number(), z.string()]), z.coerce.number());

/** A moment in ISO 8601, which every browser reads; also where it comes as '2026-11-21 16:05:00.424+00'. */
export const momentColumn = z.pipe(
  z.string(),
  z.transform((text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
);
