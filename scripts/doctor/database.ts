import { z } from 'zod';
import {
  ask,
  bad,
  type Finding,
  good,
  inWords,
  isOk,
  jsonOf,
  type Reply,
  rowCount,
  unknown,
  verdict,
} from './finding.ts';
import { judgeSignIn } from './project.ts';
import {
  catalogue,
  type FunctionName,
  functionNames,
  functions,
  type TableName,
  tableNames,
  tables,
} from './schema.ts';
import { keyHeaders, type Project } from './settings.ts';

const push = 'Run `npx supabase db push` with this version of the project.';
const logs = 'Look at the logs of the project.';

/** Checks the database as any visitor could, and changes nothing, even where a fault would allow it. */
export async function checkDatabase(project: Project, google: boolean): Promise<Finding[]> {
  const headers = keyHeaders(project.publishableKey);
  const rest = (path: string, init: RequestInit = { headers }) =>
    ask(`${project.url}/rest/v1/${path}`, init);
  const reached = judgeReach(await rest('brands?select=id&limit=1'));
  if (reached.mark === 'bad') return [reached];
  const settings = await ask(`${project.url}/auth/v1/settings`, { headers });
  const reads = await each(tableNames, (table) => rest(`${table}?select=*&limit=1`));
  const drafts = await each(['brands', 'cars', 'chargers'] as const, (table) =>
    rest(`${table}?select=id&published=is.false&limit=1`),
  );
  // Rows without a required value: refused because the right is missing or, where the role has it, because the value
  // is.
  const json = { ...headers, 'content-type': 'application/json', prefer: 'return=minimal' };
  const inserts = await each(tableNames, (table) => {
    const body = JSON.stringify({ [tables[table].never]: null });
    return rest(table, { method: 'POST', headers: json, body });
  });
  // By GET, for which PostgREST lets a function read, but not write.
  const calls = await each(functionNames, (name) => rest(`rpc/${name}?${functions[name].query}`));
  return [
    reached,
    ...judgeReads(reads, drafts),
    ...judgeInserts(inserts),
    ...judgeFunctions(calls),
    ...judgeSignIn(settings, google),
  ];
}

/** Asks about each name, a few at a time. */
async function each<Name extends string>(
  names: readonly Name[],
  question: (name: Name) => Promise<Reply>,
): Promise<Map<Name, Reply>> {
  const replies = new Map<Name, Reply>();
  const waiting = names.values();
  const askSome = async () => {
    for (const name of waiting) replies.set(name, await question(name));
  };
  await Promise.all(Array.from({ length: 4 }, askSome));
  return replies;
}

/** Judges the first answer; nothing else needs asking when it is bad. */
export function judgeReach(reply: Reply): Finding {
  if ('failure' in reply) {
    return bad(
      `The database cannot be reached: ${reply.failure}`,
      'Check PUBLIC_SUPABASE_URL; a free project that nobody uses is paused: restore it in the dashboard.',
    );
  }
  if (isMissing(reply)) return bad('The tables are not there', push);
  if (reply.status === 401 || reply.status === 403) {
    return bad(
      'The database refuses the publishable key',
      'Copy PUBLIC_SUPABASE_PUBLISHABLE_KEY from Project settings > API keys.',
    );
  }
  if (!isOk(reply)) return bad(`The database ${inWords(reply)}`, logs);
  return good('The database answers to the publishable key');
}

/**
 * Judges what a visitor reads.
 *
 * @param reads at most one row of each table.
 * @param drafts at most one row of those that are not published.
 */
export function judgeReads(
  reads: ReadonlyMap<TableName, Reply>,
  drafts: ReadonlyMap<TableName, Reply>,
): Finding[] {
  const { names, missing, silent, answered } = sort(reads);
  const at = (name: TableName) => reads.get(name);
  return [
    verdict(missing, `All ${names.length} tables are there`, 'Tables are missing:', push),
    ...silentOnes('Tables', silent),
    verdict(
      answered.filter((name) => tables[name].open && !succeeded(at(name))),
      'Visitors can read the catalogue',
      'Visitors cannot read',
      push,
    ),
    verdict(
      names.filter((name) => !tables[name].open && rowCount(at(name)) > 0),
      'Visitors read nothing that is private',
      'VISITORS CAN READ PRIVATE ROWS of',
      'Turn row-level security on again and restore the policies of supabase/migrations, at once.',
    ),
    verdict(
      [...drafts.keys()].filter((name) => rowCount(drafts.get(name)) > 0),
      'Visitors see no drafts',
      'Visitors can read what is not published:',
      'Restore the policies of supabase/migrations.',
    ),
    verdict(
      catalogue.filter((name) => succeeded(at(name)) && rowCount(at(name)) === 0),
      'The catalogue has rows',
      'The catalogue lacks',
      'Run `npx supabase db push --include-seed`, or add rows in the table editor.',
    ),
  ];
}

/** Judges rows that a visitor tried to add, each without a required value. */
export function judgeInserts(replies: ReadonlyMap<TableName, Reply>): Finding[] {
  const { silent, answered } = sort(replies);
  return [
    verdict(
      answered.filter((name) => !isRefused(replies.get(name))),
      'Visitors can add nothing',
      'VISITORS CAN ADD ROWS to',
      'Turn row-level security on again and restore grants and policies of supabase/migrations, at once.',
    ),
    ...(silent.length > 0
      ? [unknown(`Whether visitors can add to ${silent.join(', ')}`, 'Ask again later.')]
      : []),
  ];
}

/** Judges how the database's functions answer a visitor. */
export function judgeFunctions(replies: ReadonlyMap<FunctionName, Reply>): Finding[] {
  const { names, missing, silent, answered } = sort(replies);
  return [
    verdict(missing, `All ${names.length} functions are there`, 'Functions are missing:', push),
    ...silentOnes('Functions', silent),
    verdict(
      answered.filter((name) => functions[name].open && !succeeded(replies.get(name))),
      'Pages can ask what has changed',
      'Visitors cannot call',
      push,
    ),
    verdict(
      answered.filter((name) => !functions[name].open && !isRefused(replies.get(name))),
      'Visitors can call nothing else',
      'VISITORS CAN CALL',
      'Restore the grants of supabase/migrations: revoke execute from public, anon and authenticated.',
    ),
  ];
}

function sort<Name extends string>(replies: ReadonlyMap<Name, Reply>) {
  const all = [...replies];
  const namesOf = (some: [Name, Reply][]) => some.map(([name]) => name);
  const isSilent = (reply: Reply) => 'failure' in reply || reply.status >= 500;
  return {
    names: namesOf(all),
    missing: namesOf(all.filter(([, reply]) => isMissing(reply))),
    silent: namesOf(all.filter(([, reply]) => isSilent(reply))),
    answered: namesOf(all.filter(([, reply]) => !isMissing(reply) && !isSilent(reply))),
  };
}

function silentOnes(what: string, silent: readonly string[]): Finding[] {
  return silent.length > 0 ? [bad(`${what} did not answer: ${silent.join(', ')}`, logs)] : [];
}

const errorSchema = z.object({ code: z.string() });

function codeOf(reply: Reply | undefined): string {
  return errorSchema.safeParse(jsonOf(reply)).data?.code ?? '';
}

/** A table or function that the data interface does not know. */
function isMissing(reply: Reply): boolean {
  return ['PGRST202', 'PGRST205', '42P01', '42883'].includes(codeOf(reply));
}

/** Refused because the right is missing; any other answer means that the call reached the table. */
function isRefused(reply: Reply | undefined): boolean {
  return codeOf(reply) === '42501';
}

function succeeded(reply: Reply | undefined): boolean {
  return reply !== undefined && isOk(reply);
}
