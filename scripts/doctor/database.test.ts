import { expect, test } from 'vitest';
import { judgeFunctions, judgeInserts, judgeReach, judgeReads } from './database.ts';
import type { Finding, Reply } from './finding.ts';
import { functionNames, functions, type TableName, tableNames, tables } from './schema.ts';

const reply = (status: number, body: unknown): Reply => ({
  status,
  headers: new Headers(),
  text: JSON.stringify(body),
});
const refused = reply(401, { code: '42501', message: 'permission denied' });
const unheardOf = reply(404, { code: 'PGRST205' });
const someRows = reply(200, [{ id: 1 }]);
const noRows = reply(200, []);

const reads = (changes: Partial<Record<TableName, Reply>> = {}) =>
  new Map(
    tableNames.map((name) => [name, changes[name] ?? (tables[name].open ? someRows : refused)]),
  );
const inserts = (changes: Partial<Record<TableName, Reply>> = {}) =>
  new Map(tableNames.map((name) => [name, changes[name] ?? refused]));
const drafts = (of: Reply) => new Map<TableName, Reply>([['cars', of]]);
const faults = (findings: Finding[]) =>
  findings.filter(({ mark }) => mark === 'bad').map(({ text }) => text);

test('is content with a database as the migrations make it', () => {
  expect(judgeReach(someRows).mark).toBe('good');
  expect(faults(judgeReads(reads(), drafts(noRows)))).toEqual([]);
  // Where grants are wider, policies leave nothing to be seen.
  expect(faults(judgeReads(reads({ profiles: noRows }), drafts(noRows)))).toEqual([]);
  expect(faults(judgeInserts(inserts()))).toEqual([]);
});

test('says why nothing can be asked', () => {
  expect(judgeReach({ failure: 'ENOTFOUND' }).text).toBe(
    'The database cannot be reached: ENOTFOUND',
  );
  expect(judgeReach(reply(401, { message: 'Invalid API key' })).text).toContain('refuses');
  expect(judgeReach(unheardOf).text).toBe('The tables are not there');
  expect(judgeReach(reply(503, {})).text).toBe('The database answered with 503');
});

test('names tables that are missing, silent, closed or empty', () => {
  const found = judgeReads(
    reads({
      page_views: unheardOf,
      profiles: { failure: 'no answer within 10 seconds' },
      cars: refused,
      tariffs: noRows,
    }),
    drafts(noRows),
  );
  expect(faults(found)).toEqual([
    'Tables are missing: page_views',
    'Tables did not answer: profiles',
    'Visitors cannot read cars',
    'The catalogue lacks tariffs',
  ]);
});

test('raises the alarm about private rows and drafts that visitors read', () => {
  const found = faults(judgeReads(reads({ visit_requests: someRows }), drafts(someRows)));
  expect(found).toEqual([
    'VISITORS CAN READ PRIVATE ROWS of visit_requests',
    'Visitors can read what is not published: cars',
  ]);
});

test.each([
  ['stored', reply(201, '')],
  ['stopped by a constraint alone', reply(400, { code: '23502' })],
])('raises the alarm about a visitor’s row that was %s', (_, answer) => {
  expect(faults(judgeInserts(inserts({ car_requests: answer })))).toEqual([
    'VISITORS CAN ADD ROWS to car_requests',
  ]);
});

test('does not take silence for a refusal', () => {
  const found = judgeInserts(inserts({ profiles: reply(502, '') }));
  expect(found.map(({ mark }) => mark)).toEqual(['good', 'unknown']);
});

test('names functions that are missing, closed to visitors or open to them', () => {
  const usual = functionNames.map(
    (name) => [name, functions[name].open ? reply(200, {}) : refused] as const,
  );
  expect(faults(judgeFunctions(new Map(usual)))).toEqual([]);
  const odd = new Map(usual)
    .set('catalogue_changes', refused)
    // PostgREST lets nobody write by GET: who gets this far was let through.
    .set('want_rebuild', reply(405, { code: '25006' }))
    .set('is_staff', reply(404, { code: 'PGRST202' }));
  expect(faults(judgeFunctions(odd))).toEqual([
    'Functions are missing: is_staff',
    'Visitors cannot call catalogue_changes',
    'VISITORS CAN CALL want_rebuild',
  ]);
});
