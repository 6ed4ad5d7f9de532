import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../tests/support/page-globals.ts';

// Test files share their imports, which here use mocks.
afterAll(() => void vi.resetModules());

const mona = { id: 'mona', name: 'Mona', email: 'mona@example.com', phone: null };
const seal = 'car:851bec1e-de27-487c-9ce4-aa5f0b4702d2';

const backend = vi.hoisted(() => ({ savePriceMail: vi.fn(), saveFavourite: vi.fn() }));
vi.mock('./save-favourite.ts', () => backend);

/** The stores as a page finds them that has just opened, signed in as Mona. */
async function openPage() {
  vi.resetModules();
  const session = await import('./session.store.ts');
  const favourites = await import('./favourites.store.ts');
  const mails = await import('./price-mail.store.ts');
  const { $toasts } = await import('#components/toast.store.ts');
  session.setUser(mona);
  return {
    ...session,
    ...favourites,
    ...mails,
    said: () => $toasts.get().find(({ open }) => open)?.text,
  };
}

beforeEach(() => {
  stubPage('/cars/byd/seal');
  vi.spyOn(console, 'error').mockReturnValue();
  backend.savePriceMail.mockReset().mockResolvedValue({ userId: mona.id, key: seal });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('one press saves the car and asks for mails; stopping them leaves it saved', async () => {
  const page = await openPage();
  await page.askPriceMail(seal);
  expect(backend.savePriceMail).toHaveBeenCalledWith(seal, 'en', false);
  expect([page.$favourites.get(), page.$priceMails.get()]).toEqual([[seal], [seal]]);
  expect(page.said()).toBe('We will email you when the price falls');
  await page.endPriceMail(seal);
  expect(backend.savePriceMail).toHaveBeenLastCalledWith(seal, null, true);
  expect([page.$favourites.get(), page.$priceMails.get()]).toEqual([[seal], []]);
  expect(page.said()).toBe('No more emails about this price');
});

it('a heart that is taken back ends the mails, too', async () => {
  const page = await openPage();
  await page.askPriceMail(seal);
  backend.saveFavourite.mockResolvedValueOnce({ userId: mona.id, key: seal });
  await page.toggleFavourite(seal);
  expect([page.$favourites.get(), page.$priceMails.get()]).toEqual([[], []]);
});

it('a second press while the first is stored does nothing; a failure is said', async () => {
  const page = await openPage();
  const { promise, reject } = Promise.withResolvers<never>();
  backend.savePriceMail.mockReturnValueOnce(promise);
  const asked = page.askPriceMail(seal);
  await page.askPriceMail(seal);
  expect(page.$pendingPriceMail.get()).toBe(seal);
  reject(new Error('No answer'));
  await asked;
  expect(backend.savePriceMail).toHaveBeenCalledTimes(1);
  expect([page.$pendingPriceMail.get(), page.$priceMails.get()]).toEqual([null, []]);
  expect(page.said()).toBe('That was not stored. Please try again.');
});

it('a visitor is asked to sign in; it is done once they are back', async () => {
  const page = await openPage();
  page.setUser(null);
  await page.askPriceMail(seal);
  expect(page.said()).toContain('Please sign in');
  expect(backend.savePriceMail).not.toHaveBeenCalled();
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  const stop = page.watchPriceMail();
  page.setUser(mona);
  await expect.poll(() => page.$priceMails.get()).toEqual([seal]);
  stop();
});
