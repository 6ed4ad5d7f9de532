import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { z } from 'zod';
import { projectRoot } from '../stack/home.ts';
import { bad, type Finding } from './finding.ts';
import { factsSchema, judgeServer } from './verdicts/server.ts';

const listSchema = z.array(z.object({ name: z.string() }));

/**
 * Looks at what only the database server itself tells; needs its own address, which no function of the site has.
 *
 * @param expected where the database should announce changes, and with which secret.
 */
export async function checkServer(
  address: string,
  expected: { siteUrl: string; secret: string | undefined },
): Promise<Finding[]> {
  const sql = postgres(address, {
    max: 1,
    connect_timeout: 10,
    idle_timeout: 5,
    // Poolers mix connections, on which prepared statements are lost.
    prepare: false,
    connection: { statement_timeout: 10_000, default_transaction_read_only: true },
    onnotice: () => {},
  });
  try {
    const list = async (query: string) =>
      listSchema.parse(await sql.unsafe(query)).map(({ name }) => name);
    const exists = async (name: string) =>
      (await list(`select '${name}' as name where to_regclass('${name}') is not null`)).length > 0;
    const [version] = await list(`select current_setting('server_version_num') as name`);
    const history = 'supabase_migrations.schema_migrations';
    const hooks = 'private.rebuild_webhook';
    const facts = factsSchema.parse({
      version: Number(version),
      unprotected: await list(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace
          and relkind in ('r', 'p') and not relrowsecurity order by 1`,
      ),
      applied: (await exists(history))
        ? await list(`select version as name from ${history}`)
        : null,
      canAnnounce:
        (await list(`select 'net' as name where to_regnamespace('net') is not null`)).length > 0,
      hook: (await exists(hooks))
        ? ((await sql.unsafe(`select address, secret from ${hooks}`))[0] ?? null)
        : null,
    });
    const files = await readdir(join(projectRoot, 'supabase/migrations'));
    return judgeServer(facts, {
      ...expected,
      migrations: files.map((name) => name.split('_')[0] ?? ''),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      bad(
        `The database server cannot be asked: ${reason}`,
        'Check DATABASE_URL (Connect > Session pooler).',
      ),
    ];
  } finally {
    await sql.end({ timeout: 2 });
  }
}
