/** `brand_id` of cars, which follows the name that a car gives its brand. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Backend, startBackend } from '../support/backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.engine.close());
beforeEach(async () => {
  await backend.engine.sql(`
    delete from public.cars; delete from public.brands;
    insert into public.brands (id, name_en) values ('byd', 'BYD'), ('great-wall', 'Great Wall');
    insert into public.cars (brand, model) values ('byd', 'Seal'), ('Nobody', 'One')`);
});

/** The brand's id by the name of the car. */
async function brands() {
  const rows = await backend.engine.sql('select model, brand_id from public.cars order by model');
  return Object.fromEntries(rows.map(({ model, brand_id }) => [model, brand_id]));
}

test.each([
  ['BYD', 'byd'],
  [' byd ', 'byd'],
  ['GREAT  wall', 'great-wall'],
  ['Great\u00a0Wall', 'great-wall'],
  ['Great\u3000Wall', 'great-wall'],
  ['Great', null],
  ['B_D', null],
])('a car of "%s" is of the brand %s', async (brand, id) => {
  const { error } = await backend.as.staff.from('cars').insert({ brand, model: 'New' });
  expect(error).toBeNull();
  expect(await brands()).toEqual({ New: id, One: null, Seal: 'byd' });
});

test('a manager who renames the brand of a car moves the car; what they claim is ignored', async () => {
  const { staff } = backend.as;
  await staff.from('cars').update({ brand: 'Great Wall' }).eq('model', 'Seal');
  expect(await brands()).toMatchObject({ Seal: 'great-wall' });
  const claim = await staff.from('cars').update({ brand_id: 'byd' }).eq('model', 'Seal');
  expect(claim.error).toBeNull();
  expect(await brands()).toMatchObject({ Seal: 'great-wall' });
  await staff.from('cars').insert({ brand: 'Nobody', brand_id: 'byd', model: 'Two' });
  expect(await brands()).toMatchObject({ Two: null });
});

test('a brand that is added or renamed takes the cars that name it, and leaves the others', async () => {
  const { staff } = backend.as;
  await staff.from('brands').insert({ id: 'nobody', name_en: 'NOBODY' });
  expect(await brands()).toEqual({ One: 'nobody', Seal: 'byd' });
  await staff.from('brands').update({ name_en: 'Somebody' }).eq('id', 'nobody');
  expect(await brands()).toEqual({ One: null, Seal: 'byd' });
  await staff.from('brands').update({ name_en: 'nobody' }).eq('id', 'great-wall');
  expect(await brands()).toEqual({ One: 'great-wall', Seal: 'byd' });
});

test('a brand whose id changes keeps its cars; one that is deleted leaves them without a brand', async () => {
  const { staff } = backend.as;
  await staff.from('brands').update({ id: 'byd-auto' }).eq('id', 'byd');
  expect(await brands()).toMatchObject({ Seal: 'byd-auto' });
  await staff.from('brands').delete().eq('id', 'byd-auto');
  expect(await brands()).toMatchObject({ Seal: null });
  await staff.from('brands').insert({ id: 'byd', name_en: 'byd' });
  expect(await brands()).toMatchObject({ Seal: 'byd' });
});

test('a car that comes to a brand counts as changed, others do not', async () => {
  const { staff, anonymous } = backend.as;
  const [now] = await backend.engine.sql('select clock_timestamp()::text as now');
  await staff.from('brands').insert({ id: 'nobody', name_en: 'Nobody' });
  const { data } = await anonymous.rpc('catalogue_changes', { since: String(now?.now) });
  expect(data).toMatchObject({ cars: [{ model: 'One', brand_id: 'nobody' }] });
});

test('two brands cannot have one name, whatever its blanks and the spelling of its accents', async () => {
  const { staff } = backend.as;
  await staff.from('brands').insert({ id: 'citroen', name_en: 'Citro\u00ebn Nile' });
  const again = { id: 'citroen-2', name_en: ' citroe\u0308n  nile' };
  expect((await staff.from('brands').insert(again)).error).toMatchObject({ code: '23505' });
});
