import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../../tests/support/page-globals.ts';

const [seal, zeekr, gone] = [
  { brandId: 'byd', id: 'seal-851bec1e' },
  { brandId: 'zeekr', id: '001-5f0c1234' },
  { brandId: 'byd', id: 'gone-00000000' },
];

const { loadCars } = vi.hoisted(() => ({ loadCars: vi.fn() }));
vi.mock('#catalogue/load-cars.ts', () => ({ loadCars }));
// Vitest shares imports between test files, and these are bound to mocks, so the modules are reset.
afterAll(() => void vi.resetModules());

/** A page that has just opened, with cars selected before. */
async function openPage(address: string, ...selected: object[]) {
  vi.resetModules();
  stubPage(address);
  vi.stubGlobal('document', { referrer: '' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(PerformanceNavigationTiming.prototype), { type: 'navigate' }),
  ]);
  localStorage.setItem('tayar-compare', JSON.stringify(selected));
  const { $toasts } = await import('#components/toast.store.ts');
  return {
    ...(await import('#session/compared.store.ts')),
    ...(await import('./comparison.store.ts')),
    said: () => $toasts.get().find(({ open }) => open)?.title,
  };
}

beforeEach(() => {
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  loadCars.mockReset().mockImplementation(async (cars) =>
    cars.filter((car: object) => {
      return JSON.stringify(car) !== JSON.stringify(gone);
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('cars that are gone leave the selection once they are looked up', async () => {
  const page = await openPage('/cars/byd', seal, gone);
  expect(await page.removeWithdrawnCars()).toBe(true);
  expect(page.$compared.get()).toEqual([seal]);
  expect(page.said()).toBe('No longer available');
  expect(await page.removeWithdrawnCars()).toBe(false);
});

it('cars that are gone refuse no other', async () => {
  const page = await openPage('/cars/byd', gone, { ...gone, id: 'gone-00000001' });
  loadCars.mockResolvedValue([]);
  await page.toggleForComparison(zeekr);
  expect(page.$compared.get()).toEqual([zeekr]);
});

it('a third car is refused, and cars stay that cannot be looked up', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const page = await openPage('/cars/byd', seal, zeekr);
  await page.toggleForComparison({ brandId: 'mg', id: 'mg4-1' });
  expect(page.said()).toBe('Maximum Cars Selected');
  loadCars.mockRejectedValue(new Error('No network'));
  await page.toggleForComparison({ brandId: 'mg', id: 'mg4-1' });
  expect(page.$compared.get()).toEqual([seal, zeekr]);
});

it('an empty selection is not compared', async () => {
  const page = await openPage('/cars');
  page.openComparison();
  expect(page.said()).toBe('No Cars Selected');
  expect(page.$comparison.get()).toBe('closed');
});

it('a dialog whose code cannot be fetched is closed, and the next press asks again', async () => {
  const page = await openPage('/cars/byd', seal);
  page.openComparison();
  page.refuseComparison();
  expect(page.$comparison.get()).toBe('closed');
  page.openComparison();
  expect(page.$comparison.get()).toBe('loading');
});

it('an address selects its cars and compares them, once', async () => {
  const page = await openPage(`/cars?compare=byd/${seal.id}`, zeekr);
  page.compareFromAddress();
  expect(page.$compared.get()).toEqual([seal]);
  expect(page.$comparison.get()).toBe('loading');
  page.showComparison();
  expect(page.$comparison.get()).toBe('open');
  page.closeComparison();
  page.compareFromAddress();
  expect(page.$comparison.get()).toBe('closed');
});
