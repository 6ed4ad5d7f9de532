import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleCar } from '#domain/fixture.ts';
import { sampleConnector } from '#domain/point-fixture.ts';
import { clearMyCar, setMyCar } from '#session/my-car.store.ts';
import { MyCarFit } from './MyCarHere.island.tsx';

const row = (number: string, type: 'CCS2' | 'Type 2') => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  ocm_id: null,
  name: `Place ${number}`,
  country: 'EG',
  lat: 30,
  lon: 31,
  access: 'public',
  state: 'working',
  connectors: [sampleConnector(type, 60)],
  source: 'Open Charge Map',
  updated_at: '2026-11-29T00:00:00Z',
});
const rows = [row('1', 'CCS2'), row('2', 'Type 2'), row('3', 'CCS2')];
const here = rows.slice(0, 2).map(({ id }) => id);

/** The site's files: the places, and a brand's with one car. */
function serveFiles(): void {
  const brand = { id: 'byd', name: 'BYD', nameAr: null, logoUrl: null, officialDealer: null };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/data/brands/'))
      return Response.json({ ...brand, models: [sampleCar()] });
    if (address === '/data/charging-points.json') return Response.json(rows);
    return new Response('', { status: 500 });
  });
}

beforeEach(() => {
  clearMyCar();
  return () => vi.unstubAllGlobals();
});

test('without a car it leads to the choice of one', async () => {
  await render(<MyCarFit ids={here} />);
  await expect
    .element(page.getByRole('link', { name: 'Choose my car' }))
    .toHaveAttribute('href', '/chargers#my-car');
});

test('what cannot be loaded is said and tried again; then it counts what of the list fits', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  setMyCar(sampleCar());
  await render(<MyCarFit ids={here} />);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  serveFiles();
  await again.click();
  await expect.element(page.getByText('2 of 2 places here fit your BYD Seal RWD')).toBeVisible();
  await page.getByText(/^1 charges it rapidly/).click();
  await expect
    .element(page.getByRole('link', { name: /^Place 1 \d/ }))
    .toHaveAttribute('href', `#${here[0]}`);
  await expect
    .element(page.getByRole('link', { name: 'Show what fits on the map' }))
    .toHaveAttribute('href', '/charging?car=byd/seal-rwd-851bec1e');
});
