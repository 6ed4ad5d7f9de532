import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { StackFailure } from '../stack/command.ts';
import { loadEnvironmentFile } from '../stack/environment.ts';
import { locateHome, readStack } from '../stack/home.ts';
import { readPorts } from '../stack/ports.ts';

/** Where a deployment is and what it was given. */
export type Settings = {
  /** The stack of this machine, rather than a deployment. */
  local: boolean;
  env: NodeJS.ProcessEnv;
};

/** Address and keys of a Supabase project. */
export type Project = { url: string; publishableKey: string; secretKey: string | undefined };

/** Headers by which a request acts with a key; the older keys are tokens, and are sent as such, too. */
export function keyHeaders(key: string): Record<string, string> {
  return key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
}

/** Variables whose values are never shown. */
const secretNames = [
  'SUPABASE_SECRET_KEY',
  'SMTP_PASSWORD',
  'REBUILD_SECRET',
  'BUILD_HOOK_URL',
  'OPEN_CHARGE_MAP_KEY',
  'VAPID_PRIVATE_KEY',
  'DATABASE_URL',
];

/**
 * Finds what to check: the deployment that a file of variables, the environment or `.env` describes; else the stack
 * that runs on this machine.
 *
 * @throws StackFailure when there is neither.
 */
export async function readSettings(file: string | undefined): Promise<Settings> {
  const { env } = process;
  if (file !== undefined) {
    const text = await readFile(file, 'utf8').catch((error) => {
      throw new StackFailure(`${file} cannot be read: ${error.message}`);
    });
    return { local: false, env: { ...env, ...parseEnv(text) } };
  }
  loadEnvironmentFile();
  if (env.PUBLIC_SUPABASE_URL?.trim() || env.PUBLIC_SUPABASE_PUBLISHABLE_KEY?.trim()) {
    return { local: false, env };
  }
  const stack = await readStack(locateHome(env));
  if (!stack) {
    throw new StackFailure(
      'There is nothing to look at. Run `npm start` first, or name a deployment by its variables:\nnpm run doctor -- .env.live',
    );
  }
  return {
    local: true,
    env: {
      PUBLIC_SITE_URL: stack.siteUrl,
      PUBLIC_SUPABASE_URL: stack.supabaseUrl,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
      SUPABASE_SECRET_KEY: stack.secretKey ?? '',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(readPorts(env).smtp),
      SALES_EMAIL: 'sales@tayar.example',
    },
  };
}

/** Every value that must not be shown, a password inside an address included. */
export function secretsOf(env: NodeJS.ProcessEnv): string[] {
  const values = secretNames.map((name) => env[name]?.trim() ?? '');
  const password = URL.parse(env.DATABASE_URL ?? '')?.password ?? '';
  return [...values, password, decodeURIComponent(password)].filter((value) => value.length > 3);
}
