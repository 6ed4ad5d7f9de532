import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../../tests/support/page-globals';

const mona = { id: 'mona', name: 'Mona', email: 'mona@example.com', phone: null };
const karim = { ...mona, id: 'karim' };
const [seal, wallbox] = ['car:851bec1e-de27-487c-9ce4-aa5f0b4702d2', 'charger:77'];

/** The stores as a page finds them that has just opened. */
async function openPage() {
  vi.resetModules();
  const session = await import('@/session/session.store');
  const store = await import('./favourites.store');
  session.setUser(mona);
  await store.restoreFavourites();
  return { ...session, ...store };
}

beforeEach(() => {
  stubPage('/cars');
  vi.stubGlobal('addEventListener', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

it('what is saved stays saved on the next page, until the person signs out', async () => {
  const first = await openPage();
  first.finishChange(mona.id, seal, true);
  const next = await openPage();
  expect(next.isSaved(seal)).toBe(true);
  expect(next.isSaved('car:851bec1e')).toBe(true);
  next.setUser(null);
  expect(next.isSaved(seal)).toBe(false);
  expect((await openPage()).isSaved(seal)).toBe(false);
});

it('a change shows at once, and no more where it failed', async () => {
  const page = await openPage();
  page.beginChange('car:851bec1e', true);
  expect([page.isSaved(seal), page.isBusy(seal)]).toEqual([true, true]);
  page.endChange('car:851bec1e');
  expect([page.isSaved(seal), page.isBusy(seal)]).toEqual([false, false]);

  page.finishChange(mona.id, seal, true);
  page.beginChange(seal, false);
  expect(page.isSaved(seal)).toBe(false);
  page.endChange(seal);
  expect(page.isSaved(seal)).toBe(true);
});

it('what the backend tells counts, but not when something was changed while it was asked', async () => {
  const page = await openPage();
  await page.renewFavourites(mona.id, async () => [wallbox]);
  expect(page.$favourites.get()).toEqual([wallbox]);
  await page.renewFavourites(mona.id, async () => {
    page.finishChange(mona.id, seal, true);
    return [];
  });
  expect(page.$favourites.get()).toEqual([seal, wallbox]);
});

it('renewing the session of the same person is no change', async () => {
  const page = await openPage();
  await page.renewFavourites(mona.id, async () => {
    page.setUser({ ...mona });
    return [seal];
  });
  expect(page.isSaved(seal)).toBe(true);
});

it('nothing goes to somebody else who has signed in meanwhile', async () => {
  const page = await openPage();
  await page.renewFavourites(mona.id, async () => {
    page.setUser(karim);
    return [seal];
  });
  page.finishChange(mona.id, wallbox, true);
  expect(page.$favourites.get()).toEqual([]);
});
