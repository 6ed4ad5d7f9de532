import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { $changes } from '#catalogue/freshness.store.ts';
import { $toasts } from '#components/toast.store.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Car } from '#domain/car.ts';
import { noChanges, sampleRow } from '#domain/fixture.ts';
import { sampleMoney } from '#domain/money-fixture.ts';
import { monthOf } from '#domain/month.ts';
import { slugOf } from '#domain/slug.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { drivenAs, usualPlan } from '#domain/usual-plan.ts';
import { $ownCosts } from '#features/money/own-costs.store.ts';
import { $pageCar } from '#features/request/dialog.store.ts';
import { CarPage } from './CarPage.tsx';
import { fullCar } from './fixture.ts';
import { toSimilar } from './similar.ts';

const otherId = '0e0e0e0e-de27-487c-9ce4-aa5f0b4702d2';
const other = toSimilar({ ...fullCar, id: slugOf('Other', otherId), name: 'Other' });
const open = (change: Partial<Car> = {}) =>
  render(
    <CarPage
      car={{ ...fullCar, ...change }}
      tariffs={sampleTariffs}
      money={sampleMoney}
      similar={[other]}
      today="2026-11-20"
    />,
  );

beforeEach(() => {
  $changes.set(null);
  history.replaceState(null, '', location.pathname);
});

test('a price that changed since the build is shown, and asked with', async () => {
  await open();
  const { recordId, brand, name } = fullCar;
  const row = sampleRow({ id: recordId, brand, model: name, price_egp: 3_141_593 });
  $changes.set({ ...noChanges, cars: [row] });
  const price = page
    .getByRole('region', { name: 'Price', exact: true })
    .getByText(/EGP\s3,141,593/);
  await expect.element(price).toBeVisible();
  await expect.poll(() => $pageCar.get()?.price).toBe(3_141_593);
  expect(document.title).toContain(name);
});

test('a picture says what it shows where that is written, and its number where not', async () => {
  await open({
    galleryImages: ['/pictures/a.jpg', '/pictures/b.jpg'],
    imageAlts: [{ en: 'The boot', ar: 'الشنطة' }, { ar: 'من الأمام' }],
  });
  await expect.element(page.getByRole('img', { name: 'The boot' })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect
    .element(page.getByRole('img', { name: 'BYD Seal RWD, picture 2 of 2' }))
    .toBeInTheDocument();
});

test('a withdrawn car says so, and still names similar ones', async () => {
  await open();
  $changes.set({
    ...noChanges,
    withdrawn: { ...noChanges.withdrawn, cars: [fullCar.recordId] },
  });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('No Longer Listed');
  await expect.element(page.getByRole('link', { name: 'BYD Other' })).toBeVisible();
  await expect.poll(() => $pageCar.get()).toBeNull();
});

test('a similar car that was withdrawn is not named any more', async () => {
  await open();
  $changes.set({ ...noChanges, withdrawn: { ...noChanges.withdrawn, cars: [otherId] } });
  await expect.element(page.getByRole('link', { name: 'BYD Other' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('BYD Seal RWD');
});

test('every part stands on the page, below an index that names the one that is read', async () => {
  await open();
  const index = page.getByRole('navigation', { name: 'About this car' });
  const names = ['Overview', 'Costs', 'Charging', 'Full Specifications', 'Features', 'Prices'];
  await expect.poll(() => index.getByRole('link').all().length).toBe(names.length);
  for (const name of ['Overview', 'What it costs you', 'Full Specifications', 'Prices']) {
    await expect.element(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await index.getByRole('link', { name: 'Features' }).click();
  expect(location.hash).toBe('#features');
  await expect
    .element(index.getByRole('link', { name: 'Features' }))
    .toHaveAttribute('aria-current', 'location');
});

test('five answers stand in large figures, each a link to its part', async () => {
  await open({ chargingProtocol: 'GB/T', connectorBasis: 'assumed' });
  const answers = page.getByRole('region', { name: 'In short' });
  await expect.element(answers).toMatchTextContent(/About 370 km.*About EGP\s260.*GB\/T Assumed/);
  for (const [name, part] of [
    ['Motorway in summer', '#overview'],
    ['Per month', '#money'],
    ['Total before the licence, from', '#money'],
    ['Plug', '#charging'],
    ['Rapid charge, 10 to 80%', '#charging'],
  ] as const) {
    await expect.element(answers.getByRole('link', { name })).toHaveAttribute('href', part);
  }
});

test('the month and the total follow a person’s own figures', async () => {
  await open();
  const answers = page.getByRole('region', { name: 'In short' });
  const use = drivenAs({ ...usualPlan(fullCar.price), km: 2000, home: 0 });
  const month = monthOf(fullCar, sampleTariffs, use);
  $ownCosts.set({ carId: fullCar.recordId, use, month, road: null });
  await expect.element(answers).toMatchTextContent('2,000 km, charged in public');
  $ownCosts.set({ carId: otherId, use, month, road: null });
  await expect.element(answers).toMatchTextContent('1,250 km, charged at home');
  $ownCosts.set(null);
});

test('a confirmed price has a mark with its dealer and day; any other is plain', async () => {
  const day = cairoToday();
  const priceBox = page.getByRole('region', { name: 'Price', exact: true });
  await open({ priceStanding: 'reported', priceSource: 'Price list', priceVerifiedOn: day });
  await expect.element(priceBox.getByText(/^Price reported on /)).toBeVisible();
  await expect.element(priceBox.getByText(/Confirmed$/)).not.toBeInTheDocument();
  await cleanup();
  await open({ priceStanding: 'confirmed', priceSource: 'GB Auto', priceVerifiedOn: day });
  await expect.element(priceBox.getByText(/Confirmed$/)).toHaveClass('text-positive');
  await expect.element(priceBox).toMatchTextContent(/Confirmed\s*GB Auto, \d+/);
});

test('one button is filled; what else can be asked are links', async () => {
  await open();
  const price = page.getByRole('region', { name: 'Price', exact: true });
  await expect
    .element(price.getByRole('button', { name: 'Book a Visit' }))
    .toHaveClass('button-accent');
  await expect
    .element(price.getByRole('link', { name: 'Contact Sales Team' }))
    .toHaveClass('button-secondary');
  for (const name of ['Finance', 'Insurance', 'Help Me Choose', 'Tell me when it falls']) {
    await expect.element(price.getByRole('button', { name })).toHaveClass('link');
  }
});

test('sharing passes on name, everyday range, price and address', async () => {
  const shared = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: shared } }));
  await open();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => shared).toHaveBeenCalled();
  expect(shared).toHaveBeenCalledWith({
    title: 'BYD Seal RWD: price and range in Egypt',
    text: expect.stringMatching(/^BYD Seal RWD: everyday range about 485 km, EGP\s2,200,000$/),
    url: expect.stringContaining('/cars/byd/'),
  });
  vi.unstubAllGlobals();
});

test('a sheet for sharing that a person closes is all: the address is not copied as well', async () => {
  const shared = vi.fn(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: shared } }));
  $toasts.set([]);
  await open();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => shared).toHaveBeenCalled();
  await expect.poll(() => shared.mock.settledResults[0]?.type).toBe('rejected');
  expect($toasts.get()).toEqual([]);
  vi.unstubAllGlobals();
});

test('N/A is explained only where a row says it', async () => {
  const explained = page.getByText(/N\/A means/);
  await open();
  await expect.element(page.getByText(/^Manufacturer figures/)).toBeVisible();
  expect(page.getByText('N/A', { exact: true }).elements()).toEqual([]);
  expect(explained.elements()).toEqual([]);
  cleanup();
  await open({ torque: null });
  await expect.element(explained).toBeVisible();
});
