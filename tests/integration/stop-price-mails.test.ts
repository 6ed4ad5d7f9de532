/** Unsubscribing from mails about a price, with one press and without an account. */
import { expect, test, vi } from 'vitest';
import { addFavourite, readFavourites, removeFavourite } from '#data/favourites.ts';
import stopPriceMail from '../../netlify/functions/stop-price-mail.ts';
import { callOf } from '../support/functions.ts';
import { buyer, car, watchedCar } from '../support/watched-car.ts';

const { world, id, change, later, ask } = watchedCar();

/** The address behind a mail program's own button. */
async function mailedAddress(): Promise<string> {
  await ask('ar');
  await change({ price_egp: 1_400_000 });
  await later();
  const headers = world.mailsTo(buyer)[0]?.headers ?? [];
  const headerNamed = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(headerNamed('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, address = ''] =
    /^<https:\/\/tayar\.example(.+)>$/.exec(headerNamed('list-unsubscribe') ?? '') ?? [];
  return address;
}

const press = (address: string, headers = {}) =>
  stopPriceMail(callOf(address, { body: 'List-Unsubscribe=One-Click', headers }));

const asForm = { 'content-type': 'application/x-www-form-urlencoded' };

test('what is not shown is neither saved nor named', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const address = await mailedAddress();
  await change({ published: false });
  expect(await (await press(address)).json()).toEqual({ brand: null, model: null });
  expect(await readFavourites(world.backend.as.buyer, id())).toMatchObject([{ priceMail: false }]);
  await removeFavourite(world.backend.as.buyer, id(), car);
  expect(await addFavourite(world.backend.as.buyer, id(), car)).toBe(false);
  expect(await readFavourites(world.backend.as.buyer, id())).toEqual([]);
  const staff = world.backend.accounts.staff.id;
  expect(await addFavourite(world.backend.as.staff, staff, car)).toBe(true);
});

test('a press in the mail program stops the mails of that favourite, without an account', async () => {
  const address = await mailedAddress();
  const opened = await stopPriceMail(callOf(address, { method: 'GET' }));
  expect(opened.status).toBe(303);
  const page = opened.headers.get('location') ?? '';
  expect(page).toMatch(/^\/ar\/unsubscribe\?favorite=[0-9a-f-]{36}$/);
  expect(world.mailsTo(buyer)[0]?.text).toContain(`https://tayar.example${page}`);
  // Programs that check mails open every link.
  expect(await readFavourites(world.backend.as.buyer, id())).toMatchObject([{ priceMail: true }]);

  for (const _ of ['first', 'again']) {
    const pressed = await press(address, asForm);
    expect(pressed.status).toBe(200);
    expect(await pressed.json()).toEqual({ brand: 'Test Brand', model: 'Test Car' });
  }
  expect(await readFavourites(world.backend.as.buyer, id())).toMatchObject([{ priceMail: false }]);
  await change({ price_egp: 1_300_000 });
  await later();
  expect(world.mailsTo(buyer)).toHaveLength(1);
});

test('a link of a favourite that is gone, or of none, stops nothing', async () => {
  const address = await mailedAddress();
  await removeFavourite(world.backend.as.buyer, id(), car);
  const nobody = '/api/stop-price-mail?favorite=cccccccc-0000-4000-8000-000000000009';
  for (const gone of [address, nobody, '/api/stop-price-mail?favorite=x', '/api/stop-price-mail']) {
    expect((await press(gone)).status).toBe(404);
  }
  expect((await stopPriceMail(callOf(address, { method: 'PUT' }))).status).toBe(405);
  const strange = await stopPriceMail(
    callOf('/api/stop-price-mail?favorite=//x.test&language=//x.test', { method: 'GET' }),
  );
  expect(strange.headers.get('location')).toBe('/unsubscribe?favorite=%2F%2Fx.test');
  const bare = await stopPriceMail(callOf(address, { method: 'HEAD' }));
  expect([bare.status, bare.body]).toEqual([303, null]);
});

test('guesses from one address are limited, and nobody calls the database itself', async () => {
  const address = await mailedAddress();
  const from = { 'x-nf-client-connection-ip': '203.0.113.9' };
  await world.backend.engine.sql(`
    with secret as (insert into private.call_salts (day) values ((now() at time zone 'UTC')::date)
      on conflict (day) do update set day = excluded.day returning salt)
    insert into private.calls (action, caller, window_start, calls)
      select 'stop-price-mail', sha256(convert_to(salt || '203.0.113.9', 'UTF8')),
        date_trunc('minute', now()) + minutes * interval '1 minute', 300
      from secret, generate_series(0, 1) minutes`);
  expect((await press(address, from)).status).toBe(429);
  const favorite = (await readFavourites(world.backend.as.buyer, id()))[0];
  expect(favorite).toMatchObject({ priceMail: true });
  for (const who of ['anonymous', 'buyer', 'staff'] as const) {
    const { error } = await world.backend.as[who].rpc('stop_price_mail', { favorite: car.itemId });
    expect(error?.code).toMatch(/^(42501|PGRST202)$/);
  }
});
