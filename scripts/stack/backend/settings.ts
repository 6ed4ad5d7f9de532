import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { StackFailure } from '../command.ts';
import { projectRoot } from '../home.ts';

/** What the embedded backend needs to be told; its process gets this from the stack. */
export const backendSettingsSchema = z.object({
  port: z.number().int(),
  siteUrl: z.string(),
  databaseFolder: z.string(),
  /** A file that is there once the folder holds a whole database. */
  databaseMade: z.string(),
  storageFolder: z.string(),
  smtpPort: z.number().int(),
  publishableKey: z.string(),
  secretKey: z.string(),
  jwtSecret: z.string(),
});
export type BackendSettings = z.output<typeof backendSettingsSchema>;

const template = z.object({ subject: z.string().optional(), content_path: z.string().optional() });

/** The part of supabase/config.toml that the embedded backend follows; the rest is for hosted projects. */
const configSchema = z.object({
  api: z.looseObject({}).default({}),
  auth: z
    .looseObject({
      email: z.looseObject({ template: z.record(z.string(), template).optional() }).default({}),
    })
    .default({ email: {} }),
  storage: z.looseObject({}).default({}),
  db: z
    .object({ seed: z.object({ sql_paths: z.array(z.string()).optional() }).optional() })
    .default({}),
});

export type SupabaseConfig = z.output<typeof configSchema>;

/**
 * Reads supabase/config.toml, the same file that a hosted project is set up from.
 *
 * @throws StackFailure when the file is missing or is no TOML.
 */
export async function readSupabaseConfig(): Promise<SupabaseConfig> {
  const path = join(projectRoot, 'supabase/config.toml');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StackFailure(`${path} is missing; the backend cannot start without it.`);
  });
  try {
    return configSchema.parse(parse(text));
  } catch (error) {
    throw new StackFailure(
      `${path} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/**
 * The settings for `@supabase/lite`: the project's own, with this machine's addresses and keys in
 * place of the hosted ones. Mail is not configured here but handed over as a driver.
 */
export function toLiteConfig(config: SupabaseConfig, settings: BackendSettings) {
  const { smtp: _smtp, template: templates = {}, ...email } = config.auth.email;
  const located = Object.entries(templates).map(([name, { subject, content_path }]) => [
    name,
    {
      ...(subject ? { subject } : {}),
      ...(content_path ? { content_path: join(projectRoot, content_path) } : {}),
    },
  ]);
  return {
    api: config.api,
    storage: { ...config.storage, enabled: true },
    auth: {
      ...config.auth,
      enabled: true,
      site_url: settings.siteUrl,
      additional_redirect_urls: [`${settings.siteUrl}/**`],
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.publishableKey,
      secret_key: settings.secretKey,
      email: { ...email, template: Object.fromEntries(located) },
    },
  };
}
