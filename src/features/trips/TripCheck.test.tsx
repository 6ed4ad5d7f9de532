import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { paths } from '#config/paths.ts';
import { sampleCar } from '#domain/fixture.ts';
import { setHomePlace } from '#session/home-place.store.ts';
import { PublicCharging } from './PublicCharging.tsx';
import { TripCheck } from './TripCheck.tsx';

const place = (id: string, en: string, lat: number, lon: number) => {
  return { id, en, ar: en, lat, lon, kind: 'both' };
};

const map = {
  places: [
    place('cairo', 'Cairo', 30, 31),
    place('alexandria', 'Alexandria', 31.2, 29.9),
    place('luxor', 'Luxor', 25.7, 32.6),
  ],
  roads: [
    { from: 'cairo', to: 'alexandria', km: 219, waypoints: [] },
    { from: 'cairo', to: 'luxor', km: 640, waypoints: [] },
  ],
};

const charger = {
  id: '00000001-0000-4000-8000-000000000001',
  name: 'Rest House',
  country: 'EG',
  access: 'public',
  lat: 30.6,
  lon: 30.45,
  connectors: [{ type: 'CCS2', kw: 60 }],
  source: 'a test',
  updated_at: '2026-11-29T00:00:00Z',
};

let isOffline = false;

beforeEach(() => {
  isOffline = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
    if (isOffline) throw new TypeError('There is no network.');
    return Response.json(String(asked).endsWith(paths.roadData) ? map : [charger]);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  setHomePlace('cairo');
});

const car = sampleCar();
const answer = { kind: 'planned', stops: [], hot: 0.41, mild: 0.45, since: null };
const there = { km: 219, answer } as const;

test('the trip of the build is shown without a network', async () => {
  isOffline = true;
  const built = { there: { ...there, answer: { ...answer, kind: 'planned' as const } } };
  await render(<TripCheck car={car} built={{ ...built, back: built.there }} />);
  await expect.element(page.getByText('41% to 45% left').first()).toBeVisible();
});

test('what cannot be planned says so, and is planned on the next try', async () => {
  isOffline = true;
  await render(<TripCheck car={car} />);
  await expect.element(page.getByText(/could not be planned/)).toBeVisible();
  isOffline = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('2 stops to charge')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Rest House' }).first())
    .toHaveAttribute('href', expect.stringContaining(charger.id));
});

test('a home that is chosen for public charging is that of the trips, too', async () => {
  await render(
    <>
      <TripCheck car={car} />
      <PublicCharging car={car} />
    </>,
  );
  await page.getByLabelText('Near').selectOptions('Luxor');
  await expect.element(page.getByLabelText('From')).toHaveValue('luxor');
  await expect.element(page.getByText(/no public place within/)).toBeVisible();
  await expect
    .element(page.getByText(/No rapid charger that we know of fits/).first())
    .toBeVisible();
});

test('the places near a home are those of the home that the address names', async () => {
  history.replaceState(null, '', '?from=luxor');
  await render(<PublicCharging car={sampleCar()} />);
  await expect.element(page.getByRole('combobox')).toHaveValue('luxor');
  history.replaceState(null, '', location.pathname);
});
