import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $changes } from '#catalogue/freshness.store.ts';
import type { Car } from '#domain/car.ts';
import { noChanges, sampleRow } from '#domain/fixture.ts';
import { sampleMoney } from '#domain/money-fixture.ts';
import { slugOf } from '#domain/slug.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
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
  const price = page.getByRole('region', { name: 'Price' }).getByText(/EGP\s3,141,593/);
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

test('tabs follow clicks, keys and the address', async () => {
  await open();
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  await expect.element(panel('Full Specifications')).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect.element(panel('Overview')).toBeVisible();
  await expect.element(panel('Full Specifications')).not.toBeInTheDocument();
  expect(location.hash).toBe('#overview');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Features' })).toHaveFocus();
  await expect.element(panel('Features')).toBeVisible();
});
