import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DeskCounts, Lead } from '#data/desk.ts';
import { setClock } from '#lib/clock.ts';
import { goTo } from '#lib/page-address.store.ts';
import { closeLead } from './address.store.ts';
import DeskApp from './DeskApp.island.tsx';

const backend = vi.hoisted(() => ({ readRole: vi.fn<() => Promise<string | null>>() }));
const found = vi.hoisted(() => ({ leads: [] as Lead[] }));
vi.mock('#session/backend.ts', () => ({
  sessionBackend: async () => null,
  confirmedUser: async () => ({ id: 'me', name: 'Rania', email: 'r@tayar.example', phone: null }),
}));
vi.mock('#data/browser-client.ts', () => ({ hasStoredSession: () => true }));
const clock = vi.hoisted(() => ({ aheadMs: 0 }));
vi.mock('#data/desk-clock.ts', () => ({ readClock: async () => Date.now() + clock.aheadMs }));
vi.mock('#data/team.ts', () => ({ ...backend, readTeam: async () => [] }));
vi.mock('#data/mail-faults.ts', () => ({ readMailFaults: async () => [] }));
vi.mock('#data/desk-numbers.ts', () => ({
  readMonth: vi.fn(),
  readSalesNumbers: vi.fn(),
  readSiteNumbers: vi.fn(),
}));
vi.mock('#data/desk-views.ts', () => ({ readViews: async () => [] }));
vi.mock('#data/desk-calendar.ts', () => ({ readCalendar: async () => [] }));
vi.mock('#data/visit-places.ts', () => ({ readPlaces: async () => [] }));
vi.mock('#data/desk.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#data/desk.ts')>()),
  readQueue: async () => found.leads,
  readCounts: async () => ({ new: 3, overdue: 0 }) as DeskCounts,
  readRequest: async () => null,
}));

const link = (name: string) =>
  page.getByRole('navigation', { name: 'Sales desk' }).getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

beforeEach(() => {
  backend.readRole.mockReset().mockResolvedValue('manager');
  goTo('/sales');
  closeLead();
  found.leads = [];
  clock.aheadMs = 0;
});

test('the parts are shown by their addresses, and the requests come back as they were left', async () => {
  await render(<DeskApp part="requests" />);
  await expect.element(page.getByRole('region', { name: 'Requests' })).toBeInTheDocument();
  await expect.poll(() => document.title).toBe('(3) Sales desk | Tayar');
  await userEvent.click(page.getByRole('radio', { name: /^Mine/ }));
  expect(location.search).toBe('?view=mine');
  await link('Visits').click();
  await expect.element(heading('Visits')).toHaveFocus();
  expect(location.pathname).toBe('/sales/calendar');
  await expect.poll(() => document.title).toBe('(3) Visits | Tayar');
  await expect.element(link('Visits')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Requests')).toHaveAttribute('href', '/sales?view=mine');
  await link('Requests').click();
  await expect.element(page.getByRole('radio', { name: /^Mine/ })).toBeChecked();
  history.back();
  await expect.element(heading('Visits')).toHaveFocus();
});

test('the command bar goes to a view', async () => {
  goTo('/sales/calendar');
  await render(<DeskApp part="calendar" />);
  await expect.element(page.getByRole('button', { name: /^Next (day|week)$/ })).toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox'), 'overd');
  await expect.element(page.getByRole('option')).toHaveTextContent('Overdue');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => location.pathname + location.search).toBe('/sales?view=overdue');
  await expect.element(page.getByRole('radio', { name: /^Overdue/ })).toBeChecked();
});

test('sales people see no links of managers, and others see no desk', async () => {
  backend.readRole.mockResolvedValue('sales');
  const { unmount } = await render(<DeskApp part="requests" />);
  await expect.element(link('Numbers')).toBeInTheDocument();
  await expect.element(link('Catalogue')).not.toBeInTheDocument();
  await unmount();
  backend.readRole.mockResolvedValue(null);
  await render(<DeskApp part="requests" />);
  await expect.element(page.getByText('This page is for the sales team')).toBeInTheDocument();
});

test('a phone has a link to each part: the daily ones in its bar, the others below More', async () => {
  await render(<DeskApp part="requests" />);
  for (const name of ['Requests', 'People', 'Visits', 'Numbers']) {
    await expect.element(link(name)).toBeVisible();
  }
  await expect.element(link('Team')).not.toBeInTheDocument();
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  const others = page.getByRole('dialog', { name: 'More' }).getByRole('link');
  await expect
    .poll(() => others.elements().map(({ textContent }) => textContent))
    .toEqual([...['Catalogue', 'Tariffs', 'Activity', 'Team']]);
  await others.nth(3).click();
  await expect.element(heading('Team')).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(more).toHaveAttribute('aria-current', 'true');
  await link('People').click();
  await expect.element(heading('People')).toHaveFocus();
});

test('a laptop has them all in its rail', async () => {
  await page.viewport(1280, 900);
  onTestFinished(() => page.viewport(390, 844));
  await render(<DeskApp part="requests" />);
  await expect.element(link('People')).toBeVisible();
  await expect.element(link('Team')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('a device whose clock is a day slow shows correct waiting times and the correct day', async () => {
  clock.aheadMs = 24 * 60 * 60_000;
  onTestFinished(() => setClock(Date.now()));
  const truth = Date.now() + clock.aheadMs;
  found.leads = [
    {
      ...{ kind: 'car_request', id: '1', name: 'Mona', subject: 'BYD Seal', status: 'new' },
      ...{ created_at: new Date(truth - 2 * 60_000).toISOString(), overdue: false, outcome: null },
      ...{ owner_id: null, owner_name: null, next_step: null, next_at: null, duplicate_of: null },
      language: 'en',
    } as Lead,
  ];
  await render(<DeskApp part="requests" />);
  const row = page.getByRole('button', { name: /Mona BYD Seal/ });
  await expect.element(row).toMatchTextContent(/[23] min\S* ago/);
  await link('Visits').click();
  await expect.element(heading('Visits')).toBeInTheDocument();
  const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'Africa/Cairo' });
  await expect
    .poll(() => document.querySelector('[aria-current=date]')?.textContent)
    .toContain(today.format(truth));
});
