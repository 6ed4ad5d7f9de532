/**
 * The sales desk with 100,000 requests. What holds on any machine is tested: questions are answered through indexes and
 * read few rows. How long they took is printed only, see docs/performance.md.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Json } from '#data/database.types.ts';
import { cairoToday, dayAfter } from '#domain/cairo.ts';
import { leadSchema } from '../support/desk.ts';
import { startLargeDesk } from '../support/large-desk.ts';
import { manyLeads } from '../support/many-leads.ts';

let desk: Awaited<ReturnType<typeof startLargeDesk>>;
const measured: { question: string; milliseconds: number; rows: number }[] = [];

beforeAll(async () => {
  desk = await startLargeDesk();
});

afterAll(async () => {
  const lines = measured.map(({ question, milliseconds, rows }) => {
    return `${milliseconds.toFixed(0).padStart(6)} ms ${String(rows).padStart(8)}  ${question}`;
  });
  console.log(`\n${desk.name}: quickest answer and rows read\n${lines.join('\n')}\n`);
  await desk.stop();
});

const countsSchema = z.tuple([z.object({ scans: z.number(), rows: z.number() })]);

/** How often a table that grows with the years was read from end to end, and how many of its rows were read. */
async function counts() {
  await desk.sql('select pg_stat_force_next_flush()');
  const rows = await desk.sql(
    `select sum(seq_scan)::int as scans, sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_user_tables
     where relname in ('leads', 'lead_events', 'visit_requests', 'car_requests', 'page_views')`,
  );
  return countsSchema.parse(rows)[0];
}

const attempts = 3;

/** Asks some times and keeps the quickest answer: the first makes the plan, and other programs may run meanwhile. */
async function asked(question: string, ask: () => Promise<void>) {
  const times: number[] = [];
  const before = await counts();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  const after = await counts();
  const rows = Math.round((after.rows - before.rows) / attempts);
  measured.push({ question, milliseconds: Math.min(...times), rows });
  return { rows, scans: after.scans - before.scans };
}

/** That a question reads no table from end to end, and at most so many rows. */
async function expectIndexes(question: string, most: number, ask: () => Promise<void>) {
  const { rows, scans } = await asked(question, ask);
  expect([question, scans]).toEqual([question, 0]);
  expect(rows, question).toBeLessThanOrEqual(most);
}

const today = cairoToday();
const queue = (filters: Record<string, Json>, page: Record<string, Json> = {}) =>
  desk.ask('desk_queue', { filters, ...page });
const calendar = (first_day: string, last_day: string) =>
  desk.ask('desk_calendar', { first_day, last_day });

/** The request at a place of the queue, or of some of it. */
async function leadAt(place: number, order = 'desc', where = 'true') {
  const rows = await desk.sql(
    `select kind, id, created_at, person_id from public.leads where ${where}
     order by created_at ${order}, id ${order} offset ${place} limit 1`,
  );
  const picked = leadSchema.pick({ kind: true, id: true, created_at: true, person_id: true });
  return z.tuple([picked]).parse(rows)[0];
}

test('there are as many requests as it says, of five kinds', async () => {
  const rows = await desk.sql(
    'select count(*)::int as leads, count(distinct kind)::int as kinds from public.leads',
  );
  expect(rows).toEqual([{ leads: manyLeads, kinds: 5 }]);
});

describe('the queue', () => {
  const filters: Record<string, Json>[] = [
    {},
    { status: 'open' },
    { status: 'new' },
    { status: 'done' },
    { owner: 'me' },
    { owner: 'me', status: 'open' },
    { owner: 'nobody' },
    { owner: 'nobody', status: 'open' },
    { overdue: true },
    { due: 'today' },
    { visit_on: today },
    { kind: 'visit_request' },
    { kind: 'car_request', status: 'new' },
    { kind: 'car_request', status: 'open' },
    { kind: 'financing_request', owner: 'nobody' },
    { owner: 'me', status: 'new' },
    { owner: 'me', status: 'open', kind: 'visit_request' },
    { kind: 'visit_request', status: 'cancelled', search: 'zeekr' },
    { phone: '015 0027 4945' },
    { search: '015 0027 4945' },
    { search: '010' },
    { search: '0100' },
    { search: '4945' },
    { search: 'person 777' },
    { search: 'منى علي' },
    { search: 'mahmoud' },
    { search: 'byd' },
    { search: 'byd', status: 'new' },
    { search: 'a word that nobody has' },
    { action: true },
    { answer: 'waiting' },
    { city: ['Giza'] },
    { city: ['Luxor', 'الأقصر'] },
    { city: ['Giza'], status: 'open' },
    { stage: 'offer', status: 'open' },
    { budget_from: 900_000, budget_to: 1_000_000, status: 'open' },
    { outcome: 'lost' },
    { closed_from: dayAfter(today, -7), closed_to: today },
    { created_from: dayAfter(today, -7), created_to: today, language: 'ar' },
    { subject: 'BYD Model 4' },
  ];
  test.each(filters)('%j is found through an index, from either end', async (filter) => {
    for (const oldest_first of [false, true]) {
      const question = `${JSON.stringify(filter)}${oldest_first ? ', oldest first' : ''}`;
      await expectIndexes(question, manyLeads / 10, () => queue(filter, { oldest_first }));
    }
  });

  test.each([49, 90_000])('a page after row %i costs no more than the first', async (place) => {
    const { created_at, id } = await leadAt(place);
    await expectIndexes(`the page after row ${place}`, 500, () =>
      queue({}, { after: created_at, after_id: id }),
    );
  });
});

// The oldest request has 200 notes, and is from somebody with 500 requests.
test.each<[string, number, () => Promise<void>]>([
  ['the counts', 10_000, () => desk.ask('desk_counts')],
  ['the counts of a city', 10_000, () => desk.ask('desk_counts', { within: { city: 'Giza' } })],
  ['how many of mine wait', 5000, () => desk.ask('desk_waiting')],
  [
    'a request with a long history',
    5000,
    async () => {
      const { kind, id } = await leadAt(0, 'asc');
      return desk.ask('desk_request', { of_kind: kind, request: id });
    },
  ],
  [
    'a person with 500 requests',
    10_000,
    async () => {
      const { person_id } = await leadAt(0, 'asc');
      return desk.ask('desk_person', { person: person_id });
    },
  ],
  ['who is likely one', 100, () => desk.ask('desk_twins', {})],
  ['the board', 10_000, () => desk.ask('desk_board', {})],
  [
    'the board of a kind',
    10_000,
    () => desk.ask('desk_board', { filters: { kind: 'visit_request' } }),
  ],
  ['the calendar of a day', 1000, () => calendar(today, today)],
  ['the calendar of a week', 5000, () => calendar(dayAfter(today, -1), dayAfter(today, 5))],
  ['the calendar of a month', 10_000, () => calendar(dayAfter(today, -15), dayAfter(today, 15))],
  ['the feed', 1000, () => desk.ask('desk_feed', {})],
  ['the feed of a day', 1000, () => desk.ask('desk_feed', { on_day: dayAfter(today, -60) })],
  [
    'a page of an export',
    10_000,
    () =>
      desk.ask('desk_export', {
        export: crypto.randomUUID(),
        filters: { status: 'closed' },
      }),
  ],
  ['alerts', 100, () => desk.ask('desk_alerts')],
  ['targets of the month', 10_000, () => desk.ask('desk_month', { in_month: today })],
  [
    'one action',
    500,
    async () => {
      const { kind, id } = await leadAt(0, 'asc', "status = 'new'");
      return desk.ask('desk_act', {
        ...{ of_kind: kind, request: id, action: 'note' },
        ...{ event: crypto.randomUUID(), detail: { text: 'x' } },
      });
    },
  ],
  [
    'a new request',
    500,
    () =>
      desk.ask('desk_add_walk_in', {
        walk_in: crypto.randomUUID(),
        answers: {
          name: 'Person 777',
          phone: '01000000777',
          source: 'call',
          item_name: 'BYD Model 1',
        },
      }),
  ],
])('%s: at most %i rows are read, through indexes', expectIndexes);

test('what the sweep does is found through indexes', async () => {
  await desk.sql('update public.desk_settings set by_turn = false');
  await expectIndexes('the sweep of the desk', 10_000, async () => {
    await desk.sql('select public.sweep_desk()');
  });
});

const screens = ['desk_sales_numbers', 'desk_site_numbers'] as const;

test.each(screens.flatMap((screen) => [7, 30, 90].map((days) => [screen, days] as const)))(
  '%s of %i days is found through indexes',
  async (screen, days) => {
    // Each of some questions reads the rows of the period, and of the one before.
    await expectIndexes(`${screen} of ${days} days`, days * 2000, () =>
      desk.ask(screen, { from_day: dayAfter(today, 1 - days), to_day: today }),
    );
  },
);

test.each(screens)('%s of all days passes over the tables a few times', async (screen) => {
  const { rows } = await asked(`${screen} of all days`, () => desk.ask(screen, {}));
  expect(rows).toBeLessThanOrEqual(10 * manyLeads);
});
