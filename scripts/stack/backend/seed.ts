import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StackFailure } from '../failure.ts';
import { projectRoot } from '../home.ts';
import type { Backend } from './open.ts';
import { readSupabaseConfig } from './settings.ts';

/**
 * Fills an empty catalogue from the files that supabase/config.toml names, all or nothing.
 *
 * @returns whether it was empty.
 */
export async function seedWhenEmpty({ connection }: Backend): Promise<boolean> {
  const { rows } = await connection.driver.query<{ empty: boolean }>(
    'select not exists (select 1 from public.brands) and not exists (select 1 from public.cars) as empty',
  );
  if (!rows[0]?.empty) return false;
  const config = await readSupabaseConfig();
  const paths = config.db.seed?.sql_paths ?? ['./seed.sql'];
  await connection.driver.transaction(async (transaction) => {
    for (const path of paths) {
      const file = join(projectRoot, 'supabase', path);
      const sql = await readFile(file, 'utf8').catch(() => {
        throw new StackFailure(`${file}, which the seed consists of, is missing.`);
      });
      await transaction.exec(sql);
    }
  });
  return true;
}

/** The answer to what has changed reaches two seconds back (`catalogue_changes`), in milliseconds. */
const changesReachMs = 2_100;

/**
 * Waits until what has just been filled in is no change any more: pages built sooner would take the whole catalogue for
 * changed since, and each would draw it again.
 */
export const catalogueSettled = (): Promise<void> => setTimeout(changesReachMs);
