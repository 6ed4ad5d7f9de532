/** What the search at the desk finds: telephone numbers, names and cars in every spelling. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Backend, startBackend } from '../support/backend.ts';
import { clearRequests, deskOf, idsOf } from '../support/desk.ts';
import { keyOfOne, otherNumbers, partsOfOne, spellingsOfOne } from '../support/phone-cases.ts';
import { foundCars, foundNames, otherNames, wordCases } from '../support/word-cases.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
  const { error } = await backend.as.service.from('brands').upsert(
    [
      ['byd', 'BYD', 'بي واي دي'],
      ['leapmotor', 'Leapmotor', 'ليب موتور'],
      ['gac-aion', 'GAC Aion', 'جي إيه سي أيون'],
      ['volkswagen', 'Volkswagen', 'فولكس فاجن'],
      ['mercedes-benz', 'Mercedes-Benz', 'مرسيدس بنز'],
    ].map(([id = '', name_en = '', name_ar = '']) => ({ id, name_en, name_ar })),
  );
  expect(error).toBeNull();
});

afterAll(() => backend.engine.close());

beforeEach(() => clearRequests(backend));

const found = async (search: string) => idsOf(await desk.queue({ search }));

test.each([
  ...spellingsOfOne.map((typed) => [typed, keyOfOne] as const),
  ...otherNumbers.map(([typed, key]) => [typed, key] as const),
])('%s is the number %s', async (typed, key) => {
  const [row] = await backend.engine.sql('select private.phone_key($1) as key', [typed]);
  expect(row?.key).toBe(key);
});

test('a number in any spelling, its beginning and its last digits find every spelling', async () => {
  const ids: string[] = [];
  for (const phone_number of ['+20 (0)10 9876 5432', '٠١٠ ٩٨٧٦ ٥٤٣٢', '00201098765432']) {
    ids.push(await desk.send('visit_requests', { phone_number }));
  }
  await desk.send('visit_requests', { phone_number: '01098761111' });
  for (const typed of [...spellingsOfOne, ...partsOfOne]) {
    expect(await found(typed), typed).toEqual(expect.arrayContaining(ids));
  }
  expect((await found('98765432')).sort()).toEqual(ids.sort());
  for (const typed of ['76543', '2222', '20 10 9876 5433']) expect(await found(typed)).toEqual([]);
  const keys = await backend.engine.sql(
    'select distinct phone_key from public.leads where id = any($1)',
    [ids],
  );
  expect(keys).toEqual([{ phone_key: keyOfOne }]);
});

test.each(wordCases)('%j is compared as %j', async (written, compared) => {
  const [row] = await backend.engine.sql('select private.search_words($1) as words', [written]);
  expect(row?.words).toBe(compared);
});

test.each(foundNames)('%s is found by %s', async (full_name, typed) => {
  const id = await desk.send('visit_requests', { full_name, email: 'x@example.com' });
  expect(await found(typed)).toEqual([id]);
});

test.each(otherNames)('%s is not found by %s', async (full_name, typed) => {
  await desk.send('visit_requests', { full_name, email: 'x@example.com' });
  expect(await found(typed)).toEqual([]);
});

test.each(foundCars)('%s %s is found by %s', async (brand_name, model_name, typed) => {
  const id = await desk.send('visit_requests', { brand_name, model_name });
  await desk.send('visit_requests', { brand_name: 'Tesla', model_name: 'Model Y' });
  expect(await found(typed)).toEqual([id]);
});

test('many words, marks and operators of a search do no harm', async () => {
  const id = await desk.send('visit_requests', { full_name: 'Mona' });
  for (const typed of ['a '.repeat(100), "mona' | 'x", 'mona & !mona', 'mona:*', '\\']) {
    expect([[], [id]]).toContainEqual(await found(typed));
  }
});
