import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $user } from '#session/session.store.ts';
import Activity from './Activity.island.tsx';
import { loadActivity } from './load-activity.ts';
import type { SentRequest } from './sent-request.ts';

vi.mock('./load-activity.ts', () => ({ loadActivity: vi.fn() }));

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
