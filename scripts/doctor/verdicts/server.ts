import { z } from 'zod';
import { bad, type Finding, good, unknown } from '../finding.ts';

export const factsSchema = z.object({
  /** As `server_version_num`: 170005 is 17.5. */
  version: z.number().int(),
  /** Tables of `public` without row-level security. */
  unprotected: z.array(z.string()),
  /** Numbers of the migrations that the project has seen; null where it does not keep count. */
  applied: z.array(z.string()).nullable(),
  /** Whether pg_net, which carries the database's webhook, is there. */
  canAnnounce: z.boolean(),
  /** Where changes are announced; null where nowhere. */
  hook: z.object({ address: z.string(), secret: z.string() }).nullable(),
});

export type ServerFacts = z.output<typeof factsSchema>;

/** The oldest PostgreSQL that the migrations are tested on. */
const oldest = 15;

/** Judges what the database server tells of itself, against this version of the project and the site's address. */
export function judgeServer(
  facts: ServerFacts,
  expected: { migrations: readonly string[]; siteUrl: string; secret: string | undefined },
): Finding[] {
  const version = Math.floor(facts.version / 10_000);
  const applied = facts.applied ?? expected.migrations;
  const [pending] = expected.migrations.filter((name) => !applied.includes(name)).toSorted();
  return [
    version >= oldest
      ? good(`PostgreSQL ${version}`)
      : bad(`PostgreSQL ${version} is too old`, `Upgrade the project to ${oldest} or newer.`),
    facts.applied === null
      ? unknown('Whether migrations are missing', 'This database keeps no list of them.')
      : pending === undefined
        ? good('Every migration has been applied')
        : bad(`Migrations are missing, from ${pending} on`, 'Run `npx supabase db push`.'),
    facts.unprotected.length === 0
      ? good('Row-level security is on for every table')
      : bad(
          `Row-level security is OFF for ${facts.unprotected.join(', ')}`,
          'alter table public.… enable row level security;',
        ),
    judgeHook(facts, expected),
  ];
}

function judgeHook(
  { canAnnounce, hook }: ServerFacts,
  { siteUrl, secret }: { siteUrl: string; secret: string | undefined },
): Finding {
  const again = 'README, "Let changes build the site", says how to set it.';
  if (!canAnnounce) {
    return bad('The database cannot announce changes', 'Turn on the extension pg_net.');
  }
  if (!hook) return bad('The database announces changes nowhere', again);
  if (hook.address !== `${siteUrl}/api/rebuild`) {
    return bad(`Changes are announced to ${hook.address}, not to ${siteUrl}/api/rebuild`, again);
  }
  if (secret !== undefined && hook.secret !== secret) {
    return bad('The database announces changes with another secret than REBUILD_SECRET', again);
  }
  return good('Changes are announced to the site');
}
