import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { z } from 'zod';
import { projectRoot } from '../stack/home.ts';
import { bad, type Finding, good, unknown, verdict } from './finding.ts';

const factsSchema = z.object({
  /** As `server_version_num`: 170005 is 17.5. */
  version: z.coerce.number().int(),
  /** Tables of `public` without row-level security. */
  unprotected: z.array(z.string()),
  /** Versions of the applied migrations; null where the database keeps no list. */
  applied: z.array(z.string()).nullable(),
  /** Whether pg_net, which carries the database's webhook, is installed. */
  canAnnounce: z.boolean(),
  /** The address of the rebuild webhook; null when there is none. */
  hook: z.object({ address: z.string(), secret: z.string() }).nullable(),
});

export type ServerFacts = z.output<typeof factsSchema>;

/** The oldest PostgreSQL that the migrations are tested on. */
const oldest = 15;

/** The site's address and secret that the server's webhook should have. */
type Expected = { siteUrl: string; secret: string | undefined };

/** Checks what only a direct connection to the database server shows; the site's functions have no such connection. */
export async function checkServer(address: string, expected: Expected): Promise<Finding[]> {
  const sql = postgres(address, {
    max: 1,
    connect_timeout: 10,
    idle_timeout: 5,
    // Poolers share connections between clients, so prepared statements would be lost.
    prepare: false,
    connection: { statement_timeout: 10_000, default_transaction_read_only: true },
    onnotice: () => {},
  });
  try {
    const list = async (query: string) =>
      z
        .array(z.object({ name: z.string() }))
        .parse(await sql.unsafe(query))
        .map(({ name }) => name);
    const exists = async (table: string) =>
      (await list(`select 1::text as name where to_regclass('${table}') is not null`)).length > 0;
    const history = 'supabase_migrations.schema_migrations';
    const hooks = 'private.rebuild_webhook';
    const facts = factsSchema.parse({
      version: (await list(`select current_setting('server_version_num') as name`))[0],
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
    const migrations = files.map((name) => name.split('_')[0] ?? '');
    return judgeServer(facts, { ...expected, migrations });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = 'Check DATABASE_URL (Connect > Session pooler).';
    return [bad(`The database server cannot be asked: ${reason}`, advice)];
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/** Compares the state of the server with this version of the project and the site's address. */
export function judgeServer(
  facts: ServerFacts,
  expected: Expected & { migrations: readonly string[] },
): Finding[] {
  const version = Math.floor(facts.version / 10_000);
  const { applied } = facts;
  const pending = expected.migrations.filter((name) => !applied?.includes(name)).toSorted();
  return [
    version >= oldest
      ? good(`PostgreSQL ${version}`)
      : bad(`PostgreSQL ${version} is too old`, `Upgrade the project to ${oldest} or newer.`),
    applied === null
      ? unknown('Whether migrations are missing', 'This database keeps no list of them.')
      : pending[0] === undefined
        ? good('Every migration has been applied')
        : bad(`Migrations are missing, from ${pending[0]} on`, 'Run `npx supabase db push`.'),
    verdict(
      facts.unprotected,
      'Row-level security is on for every table',
      'Row-level security is OFF for',
      'alter table public.… enable row level security;',
    ),
    judgeHook(facts, expected),
  ];
}

function judgeHook({ canAnnounce, hook }: ServerFacts, { siteUrl, secret }: Expected): Finding {
  const again = 'docs/deployment.md, step 3, says how to set it.';
  const address = `${siteUrl}/api/rebuild`;
  if (!canAnnounce) {
    return bad('The database cannot announce changes', 'Turn on the extension pg_net.');
  }
  if (!hook) return bad('The database announces changes nowhere', again);
  if (hook.address !== address) {
    return bad(`Changes are announced to ${hook.address}, not to ${address}`, again);
  }
  if (secret !== undefined && hook.secret !== secret) {
    return bad('The database announces changes with another secret than REBUILD_SECRET', again);
  }
  return good('Changes are announced to the site');
}
