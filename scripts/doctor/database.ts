import { ask, jsonOf, type Reply } from './ask.ts';
import type { Finding } from './finding.ts';
import {
  type FunctionName,
  functionNames,
  functions,
  type TableName,
  tableNames,
  tables,
} from './schema.ts';
import { judgeSignIn } from './verdicts/sign-in.ts';
import { judgeFunctions, judgeInserts, judgeReach, judgeReads } from './verdicts/tables.ts';
import { judgeWork } from './verdicts/work.ts';

/** Address and keys of a Supabase project. */
export type Project = { url: string; publishableKey: string; secretKey: string | undefined };

/** Headers by which a request acts with a key; the older keys are tokens, and go where tokens go as well. */
export function keyHeaders(key: string): Record<string, string> {
  return key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
}

/** Looks at the database as any visitor can, changing nothing, also where it should be possible. */
export async function checkDatabase(project: Project, google: boolean): Promise<Finding[]> {
  const headers = keyHeaders(project.publishableKey);
  const reach = await ask(`${project.url}/rest/v1/brands?select=id&limit=1`, { headers });
  const reached = judgeReach(reach);
  if (reached.mark === 'bad') return [reached];
  const settings = await ask(`${project.url}/auth/v1/settings`, { headers });
  const reads = await each(tableNames, (table) =>
    ask(`${project.url}/rest/v1/${table}?select=*&limit=1`, { headers }),
  );
  const drafts = await each(['brands', 'cars', 'chargers'] as const, (table) =>
    ask(`${project.url}/rest/v1/${table}?select=id&published=is.false&limit=1`, { headers }),
  );
  return [
    reached,
    ...judgeReads(reads, drafts),
    ...judgeInserts(await tryInserts(project)),
    ...judgeFunctions(await tryFunctions(project)),
    ...judgeSignIn(settings, jsonOf(settings), google),
  ];
}

/** Rows without what they must have: refused for want of a right, or, where that is missing, for want of a value. */
function tryInserts({ url, publishableKey }: Project): Promise<Map<TableName, Reply>> {
  const headers = { ...keyHeaders(publishableKey), 'content-type': 'application/json' };
  return each(tableNames, (table) =>
    ask(`${url}/rest/v1/${table}`, {
      method: 'POST',
      headers: { ...headers, prefer: 'return=minimal' },
      body: JSON.stringify({ [tables[table].never]: null }),
    }),
  );
}

/** By GET, for which PostgREST lets a function read, but not write. */
function tryFunctions({ url, publishableKey }: Project): Promise<Map<FunctionName, Reply>> {
  const headers = keyHeaders(publishableKey);
  return each(functionNames, (name) =>
    ask(`${url}/rest/v1/rpc/${name}?${functions[name].query}`, { headers }),
  );
}

/** Looks, with the secret key, at what has been left lying: staff, and mails about requests. */
export async function checkWork({ url, secretKey }: Project): Promise<Finding[]> {
  if (secretKey === undefined) return [];
  const headers = keyHeaders(secretKey);
  const rows = (query: string) => ask(`${url}/rest/v1/${query}&limit=1`, { headers });
  const late = new Date(Date.now() - 30 * 60_000).toISOString();
  const [staff, waiting, givenUp] = await Promise.all([
    rows('user_roles?select=user_id&role=eq.staff'),
    rows(
      `notifications?select=created_at&sent_at=is.null&given_up_at=is.null&created_at=lt.${encodeURIComponent(late)}`,
    ),
    rows('notifications?select=created_at&given_up_at=not.is.null'),
  ]);
  return judgeWork({ staff, waiting, givenUp });
}

/** Asks about each name, a few at a time. */
async function each<Name extends string>(
  names: readonly Name[],
  question: (name: Name) => Promise<Reply>,
): Promise<Map<Name, Reply>> {
  const replies = new Map<Name, Reply>();
  const waiting = names.values();
  const worker = async () => {
    for (const name of waiting) replies.set(name, await question(name));
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return replies;
}
