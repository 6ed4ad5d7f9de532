import { z } from 'zod';
import { inWords, isOk, jsonOf, type Reply } from '../ask.ts';
import { bad, type Finding, good, unknown } from '../finding.ts';
import { catalogue, type FunctionName, functions, type TableName, tables } from '../schema.ts';

const push = 'Run `npx supabase db push` with this version of the project.';
const errorSchema = z.object({ code: z.string().nullish() });
const rowsSchema = z.array(z.unknown());

/** Judges the first question to the database; nothing else needs asking when it is bad. */
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
  if (!isOk(reply))
    return bad(`The database ${inWords(reply)}`, 'Look at the logs of the project.');
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
  const names = [...reads.keys()];
  const of = (name: TableName): Reply => reads.get(name) ?? { failure: 'not asked' };
  const missing = names.filter((name) => isMissing(of(name)));
  const silent = names.filter((name) => isSilent(of(name)));
  const shut = names.filter(
    (name) => tables[name].open && !isOk(of(name)) && ![...missing, ...silent].includes(name),
  );
  const leaking = names.filter((name) => !tables[name].open && rowCount(of(name)) > 0);
  const empty = catalogue.filter((name) => isOk(of(name)) && rowCount(of(name)) === 0);
  const shown = [...drafts.keys()].filter((name) => rowCount(drafts.get(name)) > 0);
  return [
    verdict(missing, `All ${names.length} tables are there`, 'Tables are missing:', push),
    ...(silent.length > 0
      ? [bad(`Tables did not answer: ${silent.join(', ')}`, 'Look at the logs of the project.')]
      : []),
    verdict(shut, 'Visitors can read the catalogue', 'Visitors cannot read', push),
    verdict(
      leaking,
      'Visitors read nothing that is private',
      'VISITORS CAN READ PRIVATE ROWS of',
      'Turn row-level security on again and restore the policies of supabase/migrations, at once.',
    ),
    verdict(
      shown,
      'Visitors see no drafts',
      'Visitors can read what is not published:',
      'Restore the policies of supabase/migrations.',
    ),
    verdict(
      empty,
      'The catalogue has rows',
      'The catalogue lacks',
      'Run `npx supabase db push --include-seed`, or add rows in the table editor.',
    ),
  ];
}

/** Judges rows that a visitor tried to add, each without a value that it must have. */
export function judgeInserts(replies: ReadonlyMap<TableName, Reply>): Finding[] {
  const asked = [...replies].filter(([, reply]) => !isMissing(reply));
  const silent = asked.filter(([, reply]) => isSilent(reply)).map(([name]) => name);
  const open = asked
    .filter(([name, reply]) => !silent.includes(name) && !isRefused(reply))
    .map(([name]) => name);
  return [
    verdict(
      open,
      'Visitors can add nothing',
      'VISITORS CAN ADD ROWS to',
      'Turn row-level security on again and restore grants and policies of supabase/migrations, at once.',
    ),
    ...(silent.length > 0
      ? [unknown(`Whether visitors can add to ${silent.join(', ')}`, 'Ask again later.')]
      : []),
  ];
}

/** Judges what a visitor gets who calls the database's functions. */
export function judgeFunctions(replies: ReadonlyMap<FunctionName, Reply>): Finding[] {
  const names = [...replies.keys()];
  const of = (name: FunctionName): Reply => replies.get(name) ?? { failure: 'not asked' };
  const missing = names.filter((name) => isMissing(of(name)));
  const silent = names.filter((name) => isSilent(of(name)));
  const rest = names.filter((name) => !missing.includes(name) && !silent.includes(name));
  const shut = rest.filter((name) => functions[name].open && !isOk(of(name)));
  const open = rest.filter((name) => !functions[name].open && !isRefused(of(name)));
  return [
    verdict(missing, `All ${names.length} functions are there`, 'Functions are missing:', push),
    ...(silent.length > 0
      ? [bad(`Functions did not answer: ${silent.join(', ')}`, 'Look at the logs of the project.')]
      : []),
    verdict(shut, 'Pages can ask what has changed', 'Visitors cannot call', push),
    verdict(
      open,
      'Visitors can call nothing else',
      'VISITORS CAN CALL',
      'Restore the grants of supabase/migrations: revoke execute from public, anon and authenticated.',
    ),
  ];
}

function verdict(faulty: readonly string[], fine: string, wrong: string, advice: string): Finding {
  return faulty.length === 0 ? good(fine) : bad(`${wrong} ${faulty.join(', ')}`, advice);
}

function codeOf(reply: Reply): string | undefined {
  const result = errorSchema.safeParse(jsonOf(reply));
  return result.success ? (result.data.code ?? undefined) : undefined;
}

/** A table or function that the data interface does not know. */
function isMissing(reply: Reply): boolean {
  return ['PGRST202', 'PGRST205', '42P01', '42883'].includes(codeOf(reply) ?? '');
}

/** Refused for want of a right; anything else got as far as the table. */
function isRefused(reply: Reply): boolean {
  return codeOf(reply) === '42501';
}

function isSilent(reply: Reply): boolean {
  return 'failure' in reply || reply.status >= 500;
}

function rowCount(reply: Reply | undefined): number {
  const result = rowsSchema.safeParse(reply && jsonOf(reply));
  return result.success ? result.data.length : 0;
}
