import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { StackFailure } from '../command.ts';
import { projectRoot } from '../home.ts';

/** What the stack tells the process of the backend. */
export const backendSettingsSchema = z.object({
  port: z.int(),
  siteUrl: z.string(),
  databaseFolder: z.string(),
  /** A file that exists once the folder holds a whole database. */
  databaseMade: z.string(),
  storageFolder: z.string(),
  smtpPort: z.int(),
  publishableKey: z.string(),
  secretKey: z.string(),
  jwtSecret: z.string(),
});
export type BackendSettings = z.output<typeof backendSettingsSchema>;

/** The part of supabase/config.toml that the embedded backend follows; the rest is for hosted projects. */
const configSchema = z.object({
  api: z.looseObject({}).default({}),
  auth: z.looseObject({
    email: z.looseObject({
      template: z.record(z.string(), z.object({ subject: z.string(), content_path: z.string() })),
    }),
  }),
  storage: z.looseObject({}).default({}),
  db: z.object({ seed: z.object({ sql_paths: z.array(z.string()) }) }),
});
export type SupabaseConfig = z.output<typeof configSchema>;

/**
 * Reads supabase/config.toml, the same file that a hosted project is set up from.
 *
 * @throws StackFailure when it is missing or lacks what the backend needs.
 */
export async function readSupabaseConfig(): Promise<SupabaseConfig> {
  const path = join(projectRoot, 'supabase/config.toml');
  try {
    return configSchema.parse(parse(await readFile(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new StackFailure(`${path} cannot be read: ${reason}`);
  }
}

/** The project's settings for `@supabase/lite`, with this machine's addresses and keys in place of the hosted ones. */
export function toLiteConfig({ api, auth, storage }: SupabaseConfig, settings: BackendSettings) {
  // Mail is not configured but handed over as a driver.
  const { smtp: _, template, ...email } = auth.email;
  const templates = Object.entries(template).map(([name, { subject, content_path }]) => [
    name,
    { subject, content_path: join(projectRoot, content_path) },
  ]);
  return {
    api,
    storage: { ...storage, enabled: true },
    auth: {
      ...auth,
      enabled: true,
      site_url: settings.siteUrl,
      additional_redirect_urls: [`${settings.siteUrl}/**`],
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.publishableKey,
      secret_key: settings.secretKey,
      email: { ...email, template: Object.fromEntries(templates) },
    },
  };
}
