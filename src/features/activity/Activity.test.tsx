import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { stayHere } from '#lib/leaving-fixture.ts';
import { renewFavourites } from '#session/favourites.store.ts';
import { $user, setUser } from '#session/session.store.ts';
import Activity from './Activity.island.tsx';
import type { SavedItem } from './items.ts';
import { loadActivity } from './load-activity.ts';
import type { SentRequest } from './sent-request.ts';

vi.mock('./load-activity.ts', () => ({ loadActivity: vi.fn() }));
const backend = vi.hoisted(() => ({ saveFavourite: vi.fn() }));
vi.mock('#session/save-favourite.ts', () => backend);

const sent: SentRequest = {
  submission: {
    table: 'insurance_requests',
    id: '1',
    status: 'new',
    created_at: '2026-11-21T14:05:00+00:00',
    shown: null,
    brand: 'BYD',
    model: 'Seal RWD',
  },
  visit: null,
  proposal: null,
  contact: null,
  item: null,
};

const saved = (key: SavedItem['key'], name: string): SavedItem => ({
  key,
  kind: 'car',
  itemId: key.slice(4),
  name,
  href: `/cars/byd/${key.slice(4)}`,
  picture: '/pictures/fallback-car.jpg',
  priceEgp: 2_200_000,
  price: 'EGP\u00a02,200,000',
  priceBefore: null,
  priceBelow: null,
  figures: ['570 km'],
  savedAt: '2026-11-21T14:05:00+00:00',
});
const favourites = [saved('car:1', 'BYD Seal'), saved('car:2', 'BYD Dolphin')];

/** A tab's name goes on with its count. */
const tab = (name: RegExp) => page.getByRole('tab', { name });

beforeEach(() => {
  $user.set({ id: '1', name: 'Mona', email: 'mona@example.com', phone: null });
  history.replaceState(null, '', '#');
});

test('it opens on the requests where nothing is saved', async () => {
  vi.mocked(loadActivity).mockResolvedValue({ favourites: [], submissions: [sent] });
  await render(<Activity />);
  await expect.element(tab(/^Form Submissions/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('article', { name: /Insurance/ })).toBeVisible();
});

test('a tab that the address names is opened, empty or not', async () => {
  history.replaceState(null, '', '#favorites');
  vi.mocked(loadActivity).mockResolvedValue({ favourites: [], submissions: [sent] });
  await render(<Activity />);
  await expect.element(page.getByText('No favorites yet')).toBeVisible();
  await tab(/^Form Submissions/).click();
  await expect.element(tab(/^Form Submissions/)).toHaveAttribute('aria-selected', 'true');
  expect(location.hash).toBe('#submissions');
});

test('where nothing is saved or sent, it opens on the favourites', async () => {
  vi.mocked(loadActivity).mockResolvedValue({ favourites: [], submissions: [] });
  await render(<Activity />);
  await expect.element(page.getByText('No favorites yet')).toBeVisible();
});

test('a favourite is taken out at once, and back where that fails; the focus stays in the list', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await renewFavourites('1', async () => ({ keys: favourites.map(({ key }) => key), mailed: [] }));
  vi.mocked(loadActivity).mockResolvedValue({ favourites, submissions: [] });
  await render(<Activity />);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  const remove = () => rows.first().getByRole('button', { name: /^Remove/ });
  await expect.element(rows.nth(1)).toBeVisible();
  backend.saveFavourite.mockRejectedValueOnce(new Error('No answer'));
  await remove().click();
  await expect
    .poll(() => $toasts.get().at(-1)?.text)
    .toBe('Something went wrong. Please try again.');
  await expect.element(rows.nth(1).getByRole('link')).toHaveFocus();
  expect(rows.elements()).toHaveLength(2);
  for (const key of ['car:1', 'car:2']) {
    backend.saveFavourite.mockResolvedValueOnce({ userId: '1', key });
    await remove().click();
    await expect
      .poll(() => $toasts.get().at(-1)?.text)
      .toBe('This car has been removed from your favorites');
    $toasts.set([]);
  }
  await expect.element(page.getByText('No favorites yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Browse Cars' })).toBeVisible();
});

test('what cannot be loaded is tried again, also once there is a connection', async () => {
  const nothing = { favourites: null, submissions: null };
  vi.mocked(loadActivity).mockResolvedValue(nothing);
  await render(<Activity />);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Could not load your favorites. Please try again.');
  await tab(/^Form Submissions/).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Could not load your requests. Please try again.');
  vi.mocked(loadActivity).mockResolvedValue({ ...nothing, submissions: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No requests yet')).toBeVisible();
  vi.mocked(loadActivity).mockResolvedValue({ favourites: [], submissions: [] });
  dispatchEvent(new Event('online'));
  await tab(/^Favorites/).click();
  await expect.element(page.getByText('No favorites yet')).toBeVisible();
});

test('signed out in another tab, it leads to the sign-in page and back to the open tab', async () => {
  const left = stayHere();
  history.replaceState(null, '', '#favorites');
  vi.mocked(loadActivity).mockResolvedValue({ favourites: [], submissions: [] });
  await render(<Activity />);
  await expect.element(page.getByText('No favorites yet')).toBeVisible();
  setUser(null);
  await expect.poll(() => left.length).toBe(1);
  expect(new URLSearchParams(left[0]?.split('?')[1]).get('redirect')).toMatch(/#favorites$/);
});
