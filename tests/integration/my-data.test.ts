/** The data that people can download, read under row-level security. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { readMyData } from '#data/own-data.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { catalogueRows, requestRows } from '../support/rows.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  const service: SupabaseClient = backend.as.service;
  const { buyer, staff } = backend.accounts;
  for (const [table, row] of Object.entries(requestRows)) {
    const { error } = await service.from(table).insert([
      { ...row, user_id: buyer.id, id: crypto.randomUUID() },
      { ...row, user_id: staff.id, id: crypto.randomUUID() },
    ]);
    expect(error).toBeNull();
  }
  await backend.as.buyer
    .from('favorites')
    .insert({ item_type: 'car', item_id: catalogueRows.cars.id });
});

test('a person gets their profile, favourites and all five kinds of requests', async () => {
  const { id, email } = backend.accounts.buyer;
  const { profile, rows } = await readMyData(backend.as.buyer, id);
  expect(profile).toMatchObject({ id, email });
  expect(rows).toMatchObject({ favorites: [{ item_id: catalogueRows.cars.id }] });
  for (const table of Object.keys(requestRows)) {
    expect(rows, table).toMatchObject({ [table]: [{ user_id: id }] });
  }
});

test('the sales team, who may read every request, get but their own', async () => {
  const { id } = backend.accounts.staff;
  const { rows } = await readMyData(backend.as.staff, id);
  for (const table of Object.keys(requestRows)) {
    expect(rows, table).toMatchObject({ [table]: [{ user_id: id }] });
  }
});

test('nobody gets what is of another by asking for it', async () => {
  const { profile, rows } = await readMyData(backend.as.stranger, backend.accounts.buyer.id);
  expect(profile).toBeNull();
  expect(Object.values(rows).flat()).toEqual([]);
});
