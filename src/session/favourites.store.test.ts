import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../tests/support/page-globals.ts';

// Test files share their imports, which here use mocks.
afterAll(() => void vi.resetModules());

const mona = { id: 'mona', name: 'Mona', email: 'mona@example.com', phone: null };
const karim = { ...mona, id: 'karim' };
const [seal, wallbox] = ['car:851bec1e-de27-487c-9ce4-aa5f0b4702d2', 'charger:77'];

const backend = vi.hoisted(() => ({ saveFavourite: vi.fn(), savedBy: vi.fn() }));
vi.mock('./save-favourite.ts', () => backend);

/** The stores as a page finds them that has just opened, signed in as Mona. */
async function openPage() {
  vi.resetModules();
  const session = await import('./session.store.ts');
  const store = await import('./favourites.store.ts');
  const { $toasts } = await import('#components/toast.store.ts');
  session.setUser(mona);
  const { $favourites, $pending } = store;
  return {
    ...session,
    ...store,
    isSaved: (key: string) => store.isSaved(key, $favourites.get(), $pending.get()),
    isBusy: (key: string) => store.isBusy(key, $pending.get()),
    said: () => $toasts.get().find(({ open }) => open)?.text,
  };
}

/** Has the backend save or refuse when the returned function is called. */
function backendAnswers() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  backend.saveFavourite.mockReturnValueOnce(promise);
  return { save: () => resolve({ userId: 'mona', key: seal }), resolve, reject };
}

beforeEach(() => {
  stubPage('/cars');
  vi.spyOn(console, 'error').mockReturnValue();
  backend.saveFavourite.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('what is saved stays saved on the next page, until the person signs out', async () => {
  const first = await openPage();
  backendAnswers().save();
  await first.toggleFavourite('car:851bec1e');
  expect(first.said()).toBe('This car has been added to your favorites');
  const next = await openPage();
  expect(next.isSaved(seal)).toBe(true);
  expect(next.isSaved('car:851bec1e')).toBe(true);
  next.setUser(null);
  expect(next.isSaved(seal)).toBe(false);
  expect((await openPage()).isSaved(seal)).toBe(false);
});

it('a change shows at once, and is taken back where it fails', async () => {
  const page = await openPage();
  const answer = backendAnswers();
  const done = page.toggleFavourite('car:851bec1e');
  expect([page.isSaved(seal), page.isBusy(seal)]).toEqual([true, true]);
  await page.toggleFavourite(seal);
  expect(page.isSaved(seal)).toBe(true);
  answer.reject(new Error('No answer'));
  await done;
  expect([page.isSaved(seal), page.isBusy(seal)]).toEqual([false, false]);
  expect(page.said()).toBe('Something went wrong. Please try again.');
  expect(backend.saveFavourite).toHaveBeenCalledTimes(1);
});

it('a press before the heart could show that the item is saved never removes it', async () => {
  const page = await openPage();
  backendAnswers().save();
  await page.toggleFavourite(seal, false);
  expect(page.isSaved(seal)).toBe(true);
  await page.toggleFavourite(seal, false);
  expect(page.isSaved(seal)).toBe(true);
  expect(backend.saveFavourite).toHaveBeenCalledTimes(1);
});

it('a full account gets a message', async () => {
  const page = await openPage();
  backendAnswers().resolve('full');
  await page.toggleFavourite(seal);
  expect(page.isSaved(seal)).toBe(false);
  expect(page.said()).toContain('as many cars and chargers as an account can hold');
});

it('a visitor is asked to sign in, and nothing shows as saved', async () => {
  const page = await openPage();
  page.setUser(null);
  await page.toggleFavourite(seal);
  expect([page.isSaved(seal), page.isBusy(seal)]).toEqual([false, false]);
  expect(page.said()).toBe('Please sign in to save favorites');
  expect(backend.saveFavourite).not.toHaveBeenCalled();
});

it('every heart of a page shares one question to the backend, which resumes an intention', async () => {
  const page = await openPage();
  const { rememberIntention } = await import('./intention.ts');
  rememberIntention({ action: 'favourite', path: '/cars', subject: seal });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  backend.savedBy.mockReset().mockResolvedValue({ keys: [wallbox], mailed: [] });
  const answer = backendAnswers();
  page.watchFavourites();
  page.watchFavourites();
  page.setUser({ ...mona });
  await expect.poll(() => page.$favourites.get()).toEqual([wallbox]);
  expect(backend.savedBy).toHaveBeenCalledTimes(1);
  expect([page.isSaved(seal), page.isBusy(seal)]).toEqual([true, true]);
  answer.save();
  await expect.poll(() => page.isBusy(seal)).toBe(false);
  expect(page.$favourites.get()).toEqual([seal, wallbox]);
});

it('what the backend tells counts, but not when something was changed while it was asked', async () => {
  const page = await openPage();
  await page.renewFavourites(mona.id, async () => ({ keys: [wallbox], mailed: [] }));
  expect(page.$favourites.get()).toEqual([wallbox]);
  await page.renewFavourites(mona.id, async () => {
    backendAnswers().save();
    await page.toggleFavourite(seal);
    return { keys: [], mailed: [] };
  });
  expect(page.$favourites.get()).toEqual([seal, wallbox]);
});

it('nothing goes to somebody else who has signed in meanwhile', async () => {
  const page = await openPage();
  await page.renewFavourites(mona.id, async () => {
    page.setUser(karim);
    return { keys: [seal], mailed: [] };
  });
  expect(page.$favourites.get()).toEqual([]);
  page.setUser(mona);
  const answer = backendAnswers();
  const done = page.toggleFavourite(seal);
  page.setUser(karim);
  answer.save();
  await done;
  expect(page.$favourites.get()).toEqual([]);
});
