import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Lead } from '#data/desk.ts';
import type { DeskVisit } from '#data/desk-calendar.ts';
import type { VisitPlace } from '#data/visit-places.ts';
import { cairoToday, dayAfter } from '#domain/cairo.ts';
import { showCalendar } from './calendar.store.ts';
import { weekOf } from './calendar-address.ts';
import { VisitCalendar } from './VisitCalendar.tsx';

const backend = vi.hoisted(() => ({
  readCalendar: vi.fn<(...asked: unknown[]) => Promise<DeskVisit[]>>(),
  readPlaces: vi.fn<() => Promise<VisitPlace[]>>(),
  readTemplates: vi.fn(async () => [
    {
      ...{ id: '1', purpose: 'remind_visit', position: 1, name_en: 'R', name_ar: 'ت' },
      ...{ text_en: 'See you {date} at {time}, {place}', text_ar: 'x' },
    },
  ]),
  readTeam: vi.fn(async () => [{ id: 'karim', name: 'Karim' }]),
}));
vi.mock('#data/desk-calendar.ts', () => backend);
vi.mock('#data/visit-places.ts', () => backend);
vi.mock('#data/message-templates.ts', () => backend);
vi.mock('#data/team.ts', () => backend);
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#features/desk/Desk.tsx', () => ({ useMember: () => ({ id: 'me' }) }));

const today = cairoToday();
const week = weekOf(dayAfter(today, 14));
const [, monday = '', tuesday = ''] = week;
const place = (id: string) => ({ id, name_en: id, name_ar: id, open: true }) as VisitPlace;
const visit = (name: string, day: string, slot: string, change: Partial<DeskVisit> = {}) =>
  ({
    lead: {
      ...{ kind: 'visit_request', id: `00000000-0000-4000-8000-00000000000${name.length}`, name },
      ...{ subject: 'BYD Seal', status: 'in_progress', owner_id: 'karim', owner_name: 'Karim' },
      ...{ phone: '01012345678', language: 'en', version: 1 },
    } as Lead,
    ...{ state: 'confirmed', place: 'Giza', day, slot },
    ...change,
  }) as DeskVisit;

beforeEach(async () => {
  history.replaceState(null, '', location.pathname);
  backend.readPlaces.mockResolvedValue([place('Giza'), place('Maadi')]);
  backend.readCalendar
    .mockReset()
    .mockResolvedValue([
      visit('Mona', monday, '10:00'),
      visit('Ahmed', monday, '10:00', { place: 'Maadi' }),
      visit('Youssef', tuesday, '15:00', { state: 'asked', place: null }),
      visit('Off', tuesday, '16:00', { state: 'cancelled' }),
    ]);
  await page.viewport(1280, 900);
  return async () => page.viewport(390, 844);
});

async function open(change: Parameters<typeof showCalendar>[0] = {}) {
  showCalendar({ view: 'week', day: monday, place: null, owner: null, ...change });
  await render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <VisitCalendar />
    </QueryClientProvider>,
  );
}
const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}, `) });

test('a week is one question, and a table of hours and days', async () => {
  await open();
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(link('Mona, Confirmed')).toBeVisible();
  await expect.element(link('Youssef, Asked for')).toBeVisible();
  await expect.element(link('Off')).not.toBeInTheDocument();
  expect(backend.readCalendar).toHaveBeenLastCalledWith(null, week[0], week.at(-1));
  expect(page.getByRole('columnheader').elements()).toHaveLength(8);
  const row = page.getByRole('row', { name: /^10:00/ });
  expect(row.getByRole('link').elements()).toHaveLength(2);
  expect(row.getByText('Free').elements()).toHaveLength(6);
  await expect
    .element(link('Mona'))
    .toHaveAttribute('href', expect.stringMatching(/request=visit_request:0+-/));
  expect(new URLSearchParams(location.search).get('day')).toBe(monday);
});

test('the arrow keys lead from visit to visit, of which one is in the order of Tab', async () => {
  await open();
  await expect.element(link('Mona')).toHaveAttribute('tabindex', '0');
  await expect.element(link('Ahmed')).toHaveAttribute('tabindex', '-1');
  ((await link('Mona').element()) as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link('Ahmed')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(link('Youssef')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(link('Mona')).toHaveFocus();
});

test('a day shows its places side by side, and reminds by WhatsApp', async () => {
  await open();
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Giza' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Maadi' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Remind by WhatsApp ?: Mona/ }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/201012345678\?text=See%20you/),
    );
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'No place yet' })).toBeVisible();
  expect(location.search).toContain('view=day');
});

test('visits are filtered by place and by person', async () => {
  await open();
  await page.getByLabelText('Place').selectOptions('Maadi');
  await expect.element(link('Ahmed')).toBeVisible();
  await expect.element(link('Mona')).not.toBeInTheDocument();
  await page.getByLabelText('Who answers').selectOptions('me');
  await expect.element(link('Ahmed')).not.toBeInTheDocument();
});

test('on a phone one day is shown, with the number of visits of each day of the week', async () => {
  await page.viewport(390, 844);
  await open();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: /: 2 visits$/ }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /: 1 visit$/ }).click();
  await expect.element(link('Youssef')).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect.element(link('Mona')).toBeVisible();
});

test('a failure can be retried', async () => {
  backend.readCalendar.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(link('Mona')).toBeVisible();
});
