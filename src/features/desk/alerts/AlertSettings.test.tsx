import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Alerts } from '#data/desk-alerts.ts';
import { BackendFailure } from '#data/failure.ts';
import { AlertSettings } from './AlertSettings.tsx';
import { $push } from './push.store.ts';
import { $soundOn } from './sound.store.ts';

const world = vi.hoisted(() => ({
  role: 'sales',
  stored: [] as Alerts[],
  fails: false,
  alerts: {} as Alerts,
}));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#features/desk/Desk.tsx', () => ({ useMember: () => ({ id: 'me', role: world.role }) }));
vi.mock('#data/desk-alerts.ts', async (original) => ({
  ...(await original<object>()),
  readAlerts: async () => world.alerts,
  saveAlerts: async (_: unknown, alerts: Alerts) => {
    if (world.fails) throw new BackendFailure('offline', { message: 'No answer' });
    world.stored.push(alerts);
    world.alerts = alerts;
  },
}));

const everything: Alerts = {
  language: null,
  mail_mine: true,
  mail_due: true,
  mail_late: true,
  mail_weekly: true,
  push_new: true,
  push_mine: true,
  push_due: true,
  push_late: true,
  devices: 2,
};

beforeEach(() => {
  Object.assign(world, { role: 'sales', stored: [], fails: false, alerts: everything });
  $soundOn.set(false);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AlertSettings />
    </QueryClientProvider>,
  );
});

const mails = page.getByRole('group', { name: 'By email' });
// The box itself is drawn by the site's styles.
const tick = (name: string) => mails.getByText(name, { exact: true }).click();
const box = (name: string) => mails.getByRole('checkbox', { name });

test('a tick is stored at once, with all that was chosen before', async () => {
  await tick('A next step of mine is due');
  await tick('A request is given to me');
  await expect.poll(() => world.stored.length).toBe(2);
  expect(world.stored[1]).toMatchObject({ mail_due: false, mail_mine: false, push_due: true });
  await page.getByLabelText('Language of my emails').selectOptions('Arabic');
  await expect.poll(() => world.stored.at(-1)).toMatchObject({ language: 'ar', mail_due: false });
  await expect.element(page.getByText('Devices with notifications: 2')).toBeVisible();
});

test('what is not stored is shown as it is, and says why', async () => {
  world.fails = true;
  await tick('A next step of mine is due');
  await expect.element(page.getByText('No answer came, so this may not be saved')).toBeVisible();
  await expect.element(box('A next step of mine is due')).toBeChecked();
});

test('managers alone choose whether they hear of late requests', async () => {
  await expect.element(box('A request is given to me')).toBeInTheDocument();
  expect(page.getByText('Nobody has answered in time (for managers)').elements()).toEqual([]);
});

test('a site without a key says that notifications are not set up', async () => {
  await expect.element(page.getByText('Notifications are not set up on this site')).toBeVisible();
});

test('a browser that refuses notifications is explained, and offers no button', async () => {
  await expect.element(page.getByText('Notifications are not set up on this site')).toBeVisible();
  $push.set({ state: 'denied', busy: false, failed: false });
  await expect
    .element(page.getByText('Your browser blocks notifications from this site'))
    .toBeVisible();
  expect(page.getByRole('button', { name: /^Turn on/ }).elements()).toEqual([]);
  $push.set({ state: 'off', busy: false, failed: true });
  await expect.element(page.getByRole('button', { name: /^Turn on/ })).toBeVisible();
  await expect.element(page.getByText('Notifications could not be turned on')).toBeVisible();
});

test('the sound is this device’s', async () => {
  await page.getByText('A soft sound on this device when a request comes').click();
  expect(localStorage.getItem('tayar-desk-sound')).toBe('on');
  expect(world.stored).toEqual([]);
});
