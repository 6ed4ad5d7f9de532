/** Charging points: what a manager corrects stays, what changes is told, and rules of pages and tables agree. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { connectors } from '#domain/charging-point-rows.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { connectorLists } from '../support/limits-points.ts';
import { catalogueRows } from '../support/rows.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.engine.close());

const { connectors: listed, ...texts } = catalogueRows.charging_points;
const restHouse = { ...texts, connectors: JSON.parse(listed) };
const { id } = restHouse;

beforeEach(async () => {
  await backend.engine.sql(
    'delete from public.charging_points; delete from public.catalogue_withdrawals;',
  );
  expect((await backend.as.service.from('charging_points').insert(restHouse)).error).toBeNull();
});

async function stored() {
  const { data, error } = await backend.as.service
    .from('charging_points')
    .select()
    .eq('id', id)
    .single();
  expect(error).toBeNull();
  return data;
}

const imported = { ...restHouse, name: 'Rest House', state: 'closed', cost: null };

describe('what a manager corrects', () => {
  beforeEach(async () => {
    const { error } = await backend.as.staff
      .from('charging_points')
      .update({ name: 'Wadi El Natrun Rest House', state: 'paused' })
      .eq('id', id);
    expect(error).toBeNull();
  });

  test('is noted by itself', async () => {
    expect(await stored()).toMatchObject({ corrected: ['name', 'state'] });
  });

  test('survives an import, which changes the rest', async () => {
    await backend.as.service.from('charging_points').upsert(imported);
    expect(await stored()).toMatchObject({
      name: 'Wadi El Natrun Rest House',
      state: 'paused',
      cost: null,
      corrected: ['name', 'state'],
    });
  });

  test('is added to by later corrections, also of what was emptied', async () => {
    await backend.as.staff.from('charging_points').update({ cost: null }).eq('id', id);
    await backend.as.service.from('charging_points').upsert(restHouse);
    expect(await stored()).toMatchObject({ cost: null, corrected: ['cost', 'name', 'state'] });
  });

  test('follows the import again once it is given back', async () => {
    await backend.as.staff
      .from('charging_points')
      .update({ corrected: ['name'] })
      .eq('id', id);
    await backend.as.service.from('charging_points').upsert(imported);
    expect(await stored()).toMatchObject({ name: 'Wadi El Natrun Rest House', state: 'closed' });
  });

  test('stays withdrawn when it is imported again', async () => {
    await backend.as.staff.from('charging_points').update({ published: false }).eq('id', id);
    await backend.as.service.from('charging_points').upsert({ ...imported, published: true });
    expect(await stored()).toMatchObject({ published: false });
  });
});

const changesSchema = z.object({
  as_of: z.string(),
  complete: z.boolean(),
  points: z.array(z.looseObject({ id: z.string() })),
  withdrawn: z.array(z.string()),
});

describe('changes', () => {
  let since = '';

  beforeEach(async () => {
    // The embedded database's clock ticks in milliseconds: what went before has to lie before this tick.
    await new Promise((resolve) => setTimeout(resolve, 3));
    const rows = await backend.engine.sql('select clock_timestamp()::text as now', []);
    since = z.object({ now: z.string() }).parse(rows[0]).now;
  });

  async function changes() {
    const { data, error } = await backend.as.anonymous.rpc('charging_point_changes', { since });
    expect(error).toBeNull();
    return changesSchema.parse(data);
  }

  test('are none where an import brings the same again', async () => {
    await backend.as.service.from('charging_points').upsert(restHouse);
    expect(await changes()).toMatchObject({ complete: true, points: [], withdrawn: [] });
  });

  test('tell of a changed place without the inner columns', async () => {
    await backend.as.service.from('charging_points').upsert(imported);
    const { points } = await changes();
    expect(points).toMatchObject([{ id, name: 'Rest House', lat: 30.38 }]);
    for (const inner of ['published', 'corrected', 'created_at']) {
      expect(points[0]).not.toHaveProperty(inner);
    }
  });

  test('tell of what was withdrawn, here and not among the cars', async () => {
    await backend.as.staff.from('charging_points').update({ published: false }).eq('id', id);
    expect(await changes()).toMatchObject({ points: [], withdrawn: [id] });
    const { data } = await backend.as.anonymous.rpc('catalogue_changes', { since });
    expect(data).toMatchObject({ complete: true, brands: [], withdrawn: { cars: [] } });
  });

  test('do not make the catalogue incomplete, however many they are', async () => {
    await backend.engine.sql(`
      insert into public.charging_points (name, lat, lon, source)
        select 'Place ' || n, 30, 31, 'Us' from generate_series(1, 600) n;
      delete from public.charging_points where source = 'Us' and name < 'Place 4';
      update public.charging_points set published = false;`);
    expect(await changes()).toMatchObject({ complete: false });
    const { data } = await backend.as.anonymous.rpc('catalogue_changes', { since });
    expect(data).toMatchObject({ complete: true });
  });
});

test('connectors are bounded alike by pages and by the table', () => {
  for (const list of connectorLists.good) expect(connectors.safeParse(list).success).toBe(true);
  for (const list of connectorLists.bad) {
    expect([list, connectors.safeParse(list).success]).toEqual([list, false]);
  }
});
