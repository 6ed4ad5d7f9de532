/** Requests go when the privacy notice says so. */
import { expect, test } from 'vitest';
import sweep from '../../netlify/functions/sweep.ts';
import { mailedRequests } from '../support/mailed-requests.ts';

const world = mailedRequests();

test.each([
  ['visit_requests', 24],
  ['car_requests', 24],
  ['charger_requests', 24],
  ['insurance_requests', 12],
  ['financing_requests', 12],
] as const)('%s are kept for %i months', async (table, kept) => {
  const [old, recent] = [await world.store(table), await world.store(table)];
  const age = (id: string, span: string) =>
    world.backend.engine.sql(
      `update public.${table} set created_at = now() - interval '${span}' where id = $1`,
      [id],
    );
  await age(old, `${kept} months 1 day`);
  await age(recent, `${kept - 1} months`);
  await sweep();
  const left = await world.backend.engine.sql(`select id from public.${table}`);
  expect(left).toEqual([{ id: recent }]);
  const mails = await world.backend.engine.sql('select distinct request_id from notifications');
  expect(mails).toEqual([{ request_id: recent }]);
});
