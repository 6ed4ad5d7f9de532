import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { sampleCar } from '#domain/fixture.ts';
import { FitNotice } from '#features/catalogue/FitNotice.tsx';
import { $myCar, clearMyCar, setMyCar } from '#session/my-car.store.ts';
import { MyCarPanel } from './MyCarPanel.tsx';

const seal = sampleCar();
const seagull = sampleCar({
  id: 'seagull-62f746b4',
  name: 'Seagull',
  chargingProtocol: 'GB/T',
  connectorBasis: 'assumed',
});

/** The site's files: a brand's with these cars, and no other. */
function serveCars(models: readonly object[]): void {
  const brand = { id: 'byd', name: 'BYD', nameAr: null, logoUrl: null, officialDealer: null };
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/data/brands/')
      ? Response.json({ ...brand, models })
      : new Response('', { status: 500 }),
  );
}

beforeEach(() => {
  clearMyCar();
  $toasts.set([]);
  serveCars([seal, seagull]);
  return () => vi.unstubAllGlobals();
});

test('a charger says whether it fits, as far as that is known', async () => {
  await render(<FitNotice connectorType="Type 2" />);
  const status = page.getByRole('status');
  await expect.element(status).toMatchTextContent(/Does it fit your car\?/);
  setMyCar(seal);
  await expect.element(status).toMatchTextContent(/Fits your BYD Seal RWD/);
  setMyCar(seagull);
  await expect.element(status).toMatchTextContent(/Does not fit your BYD Seagull/);
  await expect.element(status).toMatchTextContent(/We assume that your car has a GB\/T inlet/);
  await expect
    .element(page.getByRole('link', { name: 'Chargers that fit' }))
    .toHaveAttribute('href', '/chargers?connector=gbt-ac&connector=gbt-dc#found');
  setMyCar({ ...seal, chargingProtocol: 'Own plug' });
  await expect.element(status).toMatchTextContent(/We do not know whether it fits/);
});

test('a connector that is known better by now is taken over', async () => {
  setMyCar({ ...seal, chargingProtocol: 'GB/T', connectorBasis: 'assumed' });
  await render(<FitNotice connectorType="Type 2" />);
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/It has a CCS2 inlet, as recorded\./);
});

test('a car that has left the catalogue leaves with a sentence', async () => {
  serveCars([seal]);
  setMyCar({ ...seagull, brandId: 'gone' });
  await render(<MyCarPanel onShowFitting={() => undefined} />);
  await expect.element(page.getByLabelText('Which car do you charge?')).toBeVisible();
  expect($myCar.get()).toBeNull();
  expect($toasts.get()[0]?.text).toContain('BYD Seagull has left our catalogue');
});

test('one that cannot be looked up stays, and shows what fits when asked', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  setMyCar(seagull);
  const show = vi.fn();
  await render(<MyCarPanel onShowFitting={show} />);
  await expect.element(page.getByText('GB/T inlet, assumed')).toBeVisible();
  await page.getByRole('button', { name: 'Show chargers that fit' }).click();
  expect(show.mock.lastCall?.[0]).toMatchObject({ name: 'Seagull' });
});

test('where the cars cannot be loaded, the search says so and may be tried again', async () => {
  await render(<MyCarPanel onShowFitting={() => undefined} />);
  await userEvent.type(page.getByLabelText('Which car do you charge?'), 'seal');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
