import { z } from 'zod';

/** Variables that the functions need; each is set by the host, or by the local stack. */
const envSchema = z.object({
  /** Address of the Supabase project. */
  PUBLIC_SUPABASE_URL: z.url(),
  /** Key that the browser uses too; row-level security decides what it may do. */
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  /** Key that goes past row-level security; without it, what needs it says so when it is asked. */
  SUPABASE_SECRET_KEY: z.string().optional(),
});

type FunctionEnv = z.output<typeof envSchema>;

/** The environment, parsed, or the names of the variables that are missing or wrong (never their values). */
export type EnvResult = { ok: true; env: FunctionEnv } | { ok: false; faulty: string[] };

/** Parses the environment of a function. */
export function readEnv(source: NodeJS.ProcessEnv): EnvResult {
  const result = envSchema.safeParse(source);
  if (result.success) return { ok: true, env: result.data };
  const faulty = new Set(result.error.issues.map(({ path }) => String(path[0])));
  return { ok: false, faulty: [...faulty].sort() };
}
