import { z } from 'zod';

/** The environment variables that functions need; the host or the local stack sets them. */
const project = {
  /** The address of the Supabase project. */
  PUBLIC_SUPABASE_URL: z.url(),
  /** The key that the browser uses too; row-level security decides what it may do. */
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string(),
};

/** For calls with the rights of a visitor. */
export const visitorEnv = z.object(project);

const service = {
  ...project,
  /** The key that bypasses row-level security. */
  SUPABASE_SECRET_KEY: z.string(),
};

/** For calls that bypass row-level security. */
export const serviceEnv = z.object(service);

/** To send mails about requests. */
export const mailEnv = z.object({
  ...service,
  SMTP_HOST: z.string(),
  /** 465 uses TLS from the first byte, any other port STARTTLS. */
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  /** The sales team's address. */
  SALES_EMAIL: z.email(),
  /** The sender of every mail; the sales team by default. */
  MAIL_FROM: z.email().optional(),
  /** The address of the site; Netlify sets `URL`. */
  PUBLIC_SITE_URL: z.url().optional(),
  URL: z.url().optional(),
});

/** To start a new build of the site. */
export const buildEnv = z.object({
  ...service,
  /** A POST to this address starts a build, so it is a secret. */
  BUILD_HOOK_URL: z.url(),
});

/** To receive the database's webhook. */
export const rebuildEnv = z.object({
  ...buildEnv.shape,
  /** The secret that the webhook sends. */
  REBUILD_SECRET: z.string().min(32),
});

/** To send notifications to the team's browsers. */
export const pushEnv = z.object({
  ...service,
  /** The key by which push services know us; browsers subscribe with it. */
  PUBLIC_VAPID_KEY: z.string().regex(/^[\w-]{87}$/),
  /** The other half, with which we sign. */
  VAPID_PRIVATE_KEY: z.string().regex(/^[\w-]{43}$/),
  /** Whom a push service writes to when something is wrong. */
  SALES_EMAIL: z.email(),
  /** The origin of another push service, for tests. */
  PUSH_TEST_SERVICE: z.url().optional(),
});

/** To ask Open Charge Map for what has changed. */
export const openChargeMapEnv = z.object({
  ...service,
  OPEN_CHARGE_MAP_KEY: z.string(),
  /** Another address, for tests. */
  OPEN_CHARGE_MAP_URL: z.url().default('https://api.openchargemap.io/v3/poi'),
});

export type VisitorEnv = z.output<typeof visitorEnv>;
export type ServiceEnv = z.output<typeof serviceEnv>;
export type MailEnv = z.output<typeof mailEnv>;
export type PushEnv = z.output<typeof pushEnv>;
export type BuildEnv = z.output<typeof buildEnv>;
export type OpenChargeMapEnv = z.output<typeof openChargeMapEnv>;

/** The parsed environment, or the names (never the values) of variables that are missing or invalid. */
export type EnvResult<T> = { ok: true; env: T } | { ok: false; faulty: string[] };

/** Parses the environment. An empty variable counts as missing. */
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
