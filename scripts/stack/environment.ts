import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StackFailure } from './command.ts';
import { projectRoot, type Secrets, type Stack } from './home.ts';
import type { Ports } from './ports.ts';

/** Which Supabase the commands use: one embedded in this machine's stack, or a project of the user's. */
export type BackendChoice =
  | { kind: 'embedded' }
  | { kind: 'project'; supabaseUrl: string; publishableKey: string; secretKey: string | null };

/**
 * Adds the variables of `.env`, where there is one, to those already set.
 *
 * @throws StackFailure when it cannot be read.
 */
export function loadEnvironmentFile(): void {
  const path = join(projectRoot, '.env');
  if (!existsSync(path)) return;
  try {
    process.loadEnvFile(path);
  } catch (error) {
    throw new StackFailure(
      `${path} cannot be read (${error instanceof Error ? error.message : error}).\nMake it a text file that this account may read, as .env.example is, or remove it.`,
    );
  }
}

/**
 * Reads from the environment which backend to use.
 *
 * @throws StackFailure when only half of a project is named, or its address is invalid.
 */
export function chooseBackend(env: NodeJS.ProcessEnv): BackendChoice {
  const supabaseUrl = env.PUBLIC_SUPABASE_URL?.trim();
  const publishableKey = env.PUBLIC_SUPABASE_PUBLISHABLE_KEY?.trim();
  if (!supabaseUrl && !publishableKey) return { kind: 'embedded' };
  if (!supabaseUrl || !publishableKey) {
    const missing = supabaseUrl ? 'PUBLIC_SUPABASE_PUBLISHABLE_KEY' : 'PUBLIC_SUPABASE_URL';
    throw new StackFailure(
      `${missing} is missing. Set both to use your own Supabase project, or neither for the embedded one.`,
    );
  }
  if (!/^https?:\/\//.test(supabaseUrl) || !URL.canParse(supabaseUrl)) {
    throw new StackFailure(`PUBLIC_SUPABASE_URL is "${supabaseUrl}", which is not a web address.`);
  }
  return {
    kind: 'project',
    supabaseUrl,
    publishableKey,
    secretKey: env.SUPABASE_SECRET_KEY?.trim() || null,
  };
}

/** Where a stack answers. */
export function stackAt(ports: Ports, choice: BackendChoice, secrets: Secrets): Stack {
  const siteUrl = `http://localhost:${ports.site}`;
  if (choice.kind === 'project') {
    const { supabaseUrl, publishableKey, secretKey } = choice;
    return { siteUrl, supabaseUrl, publishableKey, secretKey, mailUrl: null };
  }
  return {
    siteUrl,
    supabaseUrl: `http://127.0.0.1:${ports.backend}`,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    mailUrl: `http://127.0.0.1:${ports.mail}`,
  };
}

/** The user's environment plus where a stack's services are. */
export function environmentFor(stack: Stack, ports?: Ports): NodeJS.ProcessEnv {
  const { env } = process;
  return {
    ...env,
    ASTRO_TELEMETRY_DISABLED: '1',
    PUBLIC_SITE_URL: stack.siteUrl,
    PUBLIC_SUPABASE_URL: stack.supabaseUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    ...(stack.secretKey ? { SUPABASE_SECRET_KEY: stack.secretKey } : {}),
    // Netlify's name for the site's address, which functions read.
    URL: stack.siteUrl,
    // Mail goes to the catcher, whatever the user's environment names.
    ...(stack.mailUrl && ports
      ? {
          SMTP_HOST: '127.0.0.1',
          SMTP_PORT: String(ports.smtp),
          SMTP_USER: '',
          SMTP_PASSWORD: '',
          SALES_EMAIL: env.SALES_EMAIL?.trim() || 'sales@tayar.example',
          MAIL_FROM: env.MAIL_FROM?.trim() || 'no-reply@tayar.example',
        }
      : {}),
  };
}
