/** The mails to people who asked to hear when a favourite's price falls. */
import { expect, test } from 'vitest';
import { readFavourites, removeFavourite, setPriceMail } from '#data/favourites.ts';
import sendNotification from '../../netlify/functions/send-notification.ts';
import sweep from '../../netlify/functions/sweep.ts';
import { callOf } from '../support/functions.ts';
import { catalogueRows } from '../support/rows.ts';
import { buyer, car, watchedCar } from '../support/watched-car.ts';

const { brands, cars } = catalogueRows;
const { world, id, change, later, ask } = watchedCar();

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
  expect(await readFavourites(world.backend.as.buyer, id())).toMatchObject([
    { priceMail: true, priceBelow: 1_400_000 },
  ]);
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
  expect(mail?.text).toContain('/ar/unsubscribe?favorite=');
  await change({ price_verified_on: '2026-11-28' });
  await later();
  expect(world.mailsTo(buyer)).toHaveLength(1);
  await change({ price_egp: 1_600_000 });
  await later();
  expect(world.mailsTo(buyer)).toHaveLength(1);
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

/** Steps of a catalogue between two mails, and what the one mail says, or none. The price is known as 1,500,000. */
const price = (price_egp: number | null) => () => change({ price_egp });
const shown = (published: boolean) => () => change({ published });
const brandShown = (published: boolean) => () =>
  world.backend.engine.sql('update public.brands set published = $1 where id = $2', [
    published,
    brands.id,
  ]);
const brandOf = (brand: string) => () => change({ brand });
const brandNamed = (name: string) => () =>
  world.backend.engine.sql('update public.brands set name_en = $1 where id = $2', [
    name,
    brands.id,
  ]);
const [down, other, same] = [price(1_300_000), price(1_200_000), price(1_500_000)];

test.each<[string, (() => Promise<unknown>)[], string | null]>([
  ['down', [down, later], '1,500,000 > 1,300,000'],
  ['up', [price(1_600_000), later], null],
  [
    'up, then down to more than was known',
    [price(1_600_000), later, price(1_550_000), later],
    null,
  ],
  ['up, then down to less', [price(1_600_000), later, down, later], '1,500,000 > 1,300,000'],
  ['down, up within ten minutes', [down, price(1_600_000), later], null],
  ['down and back', [down, same, later], null],
  ['several within ten minutes', [down, other, down, later], '1,500,000 > 1,300,000'],
  ['emptied', [price(null), later], null],
  ['emptied and entered again', [price(null), later, same, later], null],
  ['emptied, then another', [price(null), later, other, later], '1,500,000 > 1,200,000'],
  ['down, emptied, another', [down, price(null), other, later], '1,500,000 > 1,200,000'],
  ['down, emptied, entered again', [down, price(null), down, later], '1,500,000 > 1,300,000'],
  ['withdrawn and shown again', [shown(false), later, shown(true), later], null],
  ['changed while withdrawn', [shown(false), down, later], null],
  ['and shown again', [shown(false), down, later, shown(true), later], '1,500,000 > 1,300,000'],
  ['down, withdrawn', [down, shown(false), later], null],
  ['down, withdrawn, shown', [down, shown(false), shown(true), later], '1,500,000 > 1,300,000'],
  [
    'down, withdrawn, corrected, shown',
    [down, shown(false), other, later, shown(true), later],
    '1,500,000 > 1,200,000',
  ],
  ['down, withdrawn, corrected back, shown', [down, shown(false), same, shown(true), later], null],
  ['with one update', [() => change({ published: false, price_egp: 1 }), later], null],
  ['of a car with odd blanks', [brandOf(' test  BRAND'), down, later], '1,500,000 > 1,300,000'],
  ['down, then moved to no brand', [down, brandOf('Nobody'), later], null],
  ['down, its brand called otherwise', [down, brandNamed('Other'), later], null],
  [
    'and called so again',
    [down, brandNamed('Other'), later, brandNamed('TEST brand'), later],
    '1,500,000 > 1,300,000',
  ],
  ['down, then without its brand', [down, brandShown(false), later], null],
  [
    'with its brand again',
    [down, brandShown(false), later, brandShown(true), later],
    '1,500,000 > 1,300,000',
  ],
  [
    'deleted',
    [
      down,
      () => world.backend.engine.sql('delete from public.cars where id = $1', [cars.id]),
      later,
    ],
    null,
  ],
])('the price goes %s', async (_, steps, told) => {
  await ask('en');
  for (const step of steps) await step();
  const texts = world.mailsTo(buyer).map(({ text }) => {
    const [, before, now] = /Before: EGP\s([\d,]+)\nNow: EGP\s([\d,]+)/.exec(text ?? '') ?? [];
    return before ? `${before} > ${now}` : text;
  });
  expect(texts).toEqual(told === null ? [] : [told]);
  const waiting = 'select 1 from public.notifications where sent_at is null';
  expect(await world.backend.engine.sql(waiting)).toEqual([]);
  // Whatever happened, nothing more is told while the same price is shown.
  await later();
  await later();
  expect(world.mailsTo(buyer)).toHaveLength(told === null ? 0 : 1);
});

test('the next mail begins where the last one ended, also after a failure', async () => {
  await ask('en');
  await change({ price_egp: 1_300_000 });
  await world.mailServer.become('down');
  await later();
  await change({ price_egp: 1_200_000 });
  await world.mailServer.become('up');
  await later();
  await change({ price_egp: 1_100_000 });
  await later();
  expect(
    world.mailsTo(buyer).map(({ text }) => /Before: EGP\s([\d,]+)/.exec(text ?? '')?.[1]),
  ).toEqual(['1,500,000', '1,200,000']);
});

test('who asks while no price is known hears of the first one', async () => {
  await change({ price_egp: null });
  await ask('en');
  await change({ price_egp: 1_300_000 });
  await later();
  expect(world.mailsTo(buyer)[0]?.subject).toContain('There is a price now');
});

test('nobody has the ten minutes shortened, nor an invitation sent, by naming it', async () => {
  await ask('en');
  await change({ price_egp: 1_300_000 });
  const { engine, accounts } = world.backend;
  const named = async (person: { token: string }, id: unknown) =>
    (
      await sendNotification(
        callOf('/api/send-notification', { token: person.token, body: { id } }),
      )
    ).status;
  const idOf = async (kind: string) =>
    (await engine.sql('select request_id from public.notifications where kind = $1', [kind]))[0]
      ?.request_id;
  expect(await named(accounts.buyer, await idOf('price_change'))).toBe(404);
  await world.backend.as.staff.rpc('invite_staff', {
    to_email: 'new@example.com',
    to_role: 'sales',
  });
  expect(await named(accounts.staff, await idOf('staff_invitation'))).toBe(404);
  expect(world.mailServer.mails).toEqual([]);
  await sweep();
  expect(world.mailsTo('new@example.com')).toHaveLength(1);
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
