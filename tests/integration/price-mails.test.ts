/** The mails to people who asked to hear when a favourite's price changes. */
import { beforeEach, expect, test } from 'vitest';
import sweep from '../../netlify/functions/sweep.ts';
import {
  addFavourite,
  readFavourites,
  removeFavourite,
  setPriceMail,
} from '../../src/data/favourites.ts';
import { mailedRequests } from '../support/mailed-requests.ts';
import { catalogueRows } from '../support/rows.ts';

const world = mailedRequests();
const buyer = 'buyer@example.com';
const { brands, cars } = catalogueRows;
const car = { itemType: 'car', itemId: cars.id } as const;
const id = () => world.backend.accounts.buyer.id;

const change = (columns: Record<string, unknown>) =>
  world.backend.engine.sql(
    `update public.cars set ${Object.keys(columns).map((name, at) => `${name} = $${at + 2}`)} where id = $1`,
    [cars.id, ...Object.values(columns)],
  );

/** Ten minutes pass, and the sweep comes by. */
async function later() {
  await world.pass('10 minutes');
  await sweep();
}

beforeEach(async () => {
  const { service } = world.backend.as;
  await world.backend.engine.sql('delete from public.favorites; delete from public.notifications');
  await service.from('brands').upsert(brands);
  await service.from('cars').delete().eq('id', cars.id);
  expect((await service.from('cars').insert(cars)).error).toBeNull();
  expect(await addFavourite(world.backend.as.buyer, id(), car)).toBe(true);
});

const ask = (language: 'en' | 'ar' | null) =>
  setPriceMail(world.backend.as.buyer, id(), car, language);

test('a favourite knows its price when it was saved, and who may change what of it', async () => {
  await change({ price_egp: 1_400_000 });
  const own = world.backend.as.buyer.from('favorites');
  await own.update({ item_type: 'charger', saved_price_egp: 1 }).eq('user_id', id());
  expect(await readFavourites(world.backend.as.buyer, id())).toMatchObject([
    { ...car, savedPrice: 1_500_000, priceMail: false },
  ]);
  const { stranger } = world.backend.as;
  expect(await setPriceMail(stranger, id(), car, 'en')).toBe(false);
  expect(await ask('ar')).toBe(true);
  expect(await readFavourites(world.backend.as.buyer, id())).toMatchObject([{ priceMail: true }]);
});

test('who asked gets one mail for one change, in their language first', async () => {
  await change({ price_egp: 1_450_000 });
  await later();
  expect(world.mailsTo(buyer)).toEqual([]);
  await ask('ar');
  await change({ price_egp: 1_400_000 });
  await sweep();
  expect(world.mailsTo(buyer)).toEqual([]);
  await later();
  await later();
  const [mail, ...more] = world.mailsTo(buyer);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('السعر نزل · The price has gone down · Test Brand Test Car');
  expect(mail?.text).toContain('١٬٤٠٠٬٠٠٠');
  expect(mail?.text).toMatch(/Before: EGP\s1,450,000\nNow: EGP\s1,400,000/);
  expect(mail?.text).toMatch(/\/ar\/cars\/test-brand\/test-car-aaaaaaaa\n/);
  expect(mail?.text).toContain('/orders#favorites');
  await change({ price_verified_on: '2026-11-28' });
  await later();
  expect(world.mailsTo(buyer)).toHaveLength(1);
  await change({ price_egp: 1_600_000 });
  await later();
  expect(world.mailsTo(buyer)[1]?.subject).toContain('The price has gone up');
});

test('two changes within ten minutes are one mail, and a slip that was corrected is none', async () => {
  await ask('en');
  await change({ price_egp: 150_000 });
  await change({ price_egp: 1_500_000 });
  await later();
  expect(world.mailsTo(buyer)).toEqual([]);
  await change({ price_egp: 1_300_000 });
  await change({ price_egp: 1_200_000 });
  await later();
  expect(world.mailsTo(buyer)).toHaveLength(1);
  expect(world.mailsTo(buyer)[0]?.text).toMatch(/Before: EGP\s1,500,000\nNow: EGP\s1,200,000/);
});

test.each([
  ['stopped the mails', () => ask(null)],
  ['removed the favourite', () => removeFavourite(world.backend.as.buyer, id(), car)],
  ['wanted to hear of a car that is withdrawn', () => change({ published: false })],
])('nobody is mailed who %s meanwhile', async (_, act) => {
  await ask('en');
  await change({ price_egp: 1_200_000 });
  await act();
  await later();
  await change({ price_egp: 1_100_000 });
  await later();
  expect(world.mailsTo(buyer)).toEqual([]);
  const waiting = await world.backend.engine.sql(
    'select 1 from public.notifications where sent_at is null',
  );
  expect(waiting).toEqual([]);
});
