import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StackFailure } from './failure.ts';
import { projectRoot } from './home.ts';

/** Which Supabase the commands use: one embedded in this machine's stack, or a project of the user's. */
export type BackendChoice =
  | { kind: 'embedded' }
  | { kind: 'project'; supabaseUrl: string; publishableKey: string; secretKey: string | null };

/**
 * Adds the variables of a `.env` file, where there is one, to those already set.
 *
 * @throws StackFailure when it is there and cannot be read.
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
 * Tells from the environment which backend is meant.
 *
 * @throws StackFailure when only half of a project is named, or its address is no address.
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
  const secretKey = env.SUPABASE_SECRET_KEY?.trim() || null;
  return { kind: 'project', supabaseUrl, publishableKey, secretKey };
}
