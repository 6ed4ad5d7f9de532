import { z } from 'zod';

/** What each function needs of its environment; the host or the local stack sets it. */
const project = {
  /** Address of the Supabase project. */
  PUBLIC_SUPABASE_URL: z.url(),
  /** Key that the browser uses too; row-level security decides what it may do. */
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string(),
};

/** Enough to act as a visitor. */
export const visitorEnv = z.object(project);

const service = {
  ...project,
  /** Key that goes past row-level security. */
  SUPABASE_SECRET_KEY: z.string(),
};

/** Enough to act past row-level security. */
export const serviceEnv = z.object(service);

/** Enough to send mail about requests as well. */
export const mailEnv = z.object({
  ...service,
  SMTP_HOST: z.string(),
  /** 465 speaks TLS from the first byte; any other begins in the clear and changes over. */
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  /** Where requests arrive. */
  SALES_EMAIL: z.email(),
  /** Sender of every mail; without it, the sales team. */
  MAIL_FROM: z.email().optional(),
  /** Address of the site; Netlify itself sets `URL`. */
  PUBLIC_SITE_URL: z.url().optional(),
  URL: z.url().optional(),
});

/** Enough to call for a new build of the site. */
export const buildEnv = z.object({
  ...service,
  /** A POST to this address starts a build, so it is a secret. */
  BUILD_HOOK_URL: z.url(),
});

/** Enough to hear of changes in the database as well. */
export const rebuildEnv = z.object({
  ...buildEnv.shape,
  /** What the database's webhook proves itself with. */
  REBUILD_SECRET: z.string().min(32),
});

export type VisitorEnv = z.output<typeof visitorEnv>;
export type ServiceEnv = z.output<typeof serviceEnv>;
export type MailEnv = z.output<typeof mailEnv>;
export type BuildEnv = z.output<typeof buildEnv>;

/** The environment, parsed, or the names of the variables that are missing or wrong (never their values). */
export type EnvResult<T> = { ok: true; env: T } | { ok: false; faulty: string[] };

/** Parses as much of the environment as a function needs. A variable that is empty counts as missing. */
export function readEnv<T extends z.ZodType>(
  schema: T,
  source: NodeJS.ProcessEnv,
): EnvResult<z.output<T>> {
  const set = Object.entries(source).filter(([, value]) => value?.trim());
  const result = schema.safeParse(Object.fromEntries(set));
  if (result.success) return { ok: true, env: result.data };
  const faulty = new Set(result.error.issues.map(({ path }) => String(path[0])));
  return { ok: false, faulty: [...faulty].sort() };
}
