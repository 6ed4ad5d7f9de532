/** What people have sent, read back under row-level security. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test, vi } from 'vitest';
import { readSubmissions } from '#data/submissions.ts';
import { shownFields } from '#domain/request-text.ts';
import { circumstanceColumns, requestKinds, setByOthers, tableOf } from '#domain/requests.ts';
import { submissionWords } from '#features/request/submission-words.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { requestRows } from '../support/rows.ts';

const notForPeople: readonly string[] = [...setByOthers, ...circumstanceColumns];

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  const service: SupabaseClient = backend.as.service;
  const { buyer, staff } = backend.accounts;
  for (const [index, [table, row]] of Object.entries(requestRows).entries()) {
    const created_at = `2026-11-2${index}T12:00:00+02:00`;
    const { error } = await service.from(table).insert([
      { ...row, user_id: buyer.id, id: crypto.randomUUID(), created_at },
      { ...row, user_id: staff.id, id: crypto.randomUUID(), created_at },
    ]);
    expect(error).toBeNull();
  }
  await service.from('visit_requests').update({ status: 'in_progress' }).eq('user_id', buyer.id);
});

test('all five kinds come as one list, the latest first, with where they stand', async () => {
  const sent = await readSubmissions(backend.as.buyer, backend.accounts.buyer.id);
  expect(sent.map(({ table, status }) => `${table} ${status}`)).toEqual([
    'financing_requests new',
    'insurance_requests new',
    'visit_requests in_progress',
    'charger_requests new',
    'car_requests new',
  ]);
  expect(sent.map(({ created_at }) => new Date(created_at).toISOString())).toEqual(
    [4, 3, 2, 1, 0].map((day) => `2026-11-2${day}T10:00:00.000Z`),
  );
});

test('each reads as it was filled in', async () => {
  const sent = await readSubmissions(backend.as.buyer, backend.accounts.buyer.id);
  const rows = Object.entries(requestRows);
  expect(sent).toHaveLength(rows.length);
  for (const [table, row] of rows) {
    const stored = sent.find((submission) => submission.table === table);
    const kind = requestKinds.find((name) => tableOf(name) === table) ?? requestKinds[0];
    const read = (values: object) => shownFields(kind, { ...values }, 'en', submissionWords.en);
    expect(read(stored ?? {})).toEqual(read(row));
    expect(read(row).length).toBeGreaterThan(4);
  }
});

test('every column that people fill in is one of the row that tests use, so that its way is tested', async () => {
  for (const [table, row] of Object.entries(requestRows)) {
    const columns = await backend.engine.sql(
      `select column_name from information_schema.columns
        where table_schema = 'public' and table_name = $1`,
      [table],
    );
    const filled = columns
      .map(({ column_name }) => String(column_name))
      .filter((column) => !notForPeople.includes(column));
    expect(filled.toSorted(), table).toEqual(
      Object.keys(row)
        .filter((column) => column !== 'id')
        .toSorted(),
    );
  }
});

test('members of the sales team see but their own', async () => {
  const sent = await readSubmissions(backend.as.staff, backend.accounts.staff.id);
  expect(sent).toHaveLength(5);
});

test('nobody gets what is of another by asking for it', async () => {
  expect(await readSubmissions(backend.as.stranger, backend.accounts.buyer.id)).toEqual([]);
});

test('what cannot be read is no empty list', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await backend.engine.sql('alter table public.visit_requests rename to moved_requests');
  const asked = readSubmissions(backend.as.buyer, backend.accounts.buyer.id);
  await expect(asked).rejects.toThrow();
  expect(logged).toHaveBeenCalled();
});
