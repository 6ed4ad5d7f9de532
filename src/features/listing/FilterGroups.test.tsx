import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FilterGroups } from './FilterGroups.tsx';
import { boundsOf, facetsOf, initialState } from './filters.ts';
import { listedCar } from './fixture.ts';
import { $asked } from './listing.store.ts';

const cars = [
  listedCar({ brandId: 'byd', bodyType: 'SUV' }),
  listedCar({ brandId: 'byd', bodyType: 'SUV', price: 7_500_000 }),
  listedCar({ brandId: 'mg', bodyType: 'Sedan', importChannel: 'parallel' }),
  listedCar({ brandId: 'mg', bodyType: 'Sedan' }),
  listedCar({ brandId: 'mg', bodyType: 'Roadster', seats: 2 }),
];
const brands = [
  { id: 'byd', name: 'BYD', nameAr: null },
  { id: 'mg', name: 'MG', nameAr: null },
];

const filters = (asked = initialState) => (
  <FilterGroups
    asked={asked}
    facets={facetsOf(cars)}
    counts={null}
    bounds={boundsOf(cars)}
    brands={brands}
  />
);

beforeEach(() => {
  $asked.set(initialState);
});

test('brands wait behind a button, and a chosen one stands there without it', async () => {
  const screen = await render(filters());
  await expect.element(page.getByRole('checkbox', { name: /^MG ?3$/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'All 2 brands' }).click();
  await page.getByText('MG', { exact: true }).click();
  expect($asked.get().brands).toEqual(['mg']);
  await page.getByRole('button', { name: 'All 2 brands' }).click();
  await screen.rerender(filters($asked.get()));
  await expect.element(page.getByRole('checkbox', { name: /^MG ?3$/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /^BYD ?2$/ })).not.toBeInTheDocument();
});

test('body types with one car are under more', async () => {
  await render(filters());
  await expect.element(page.getByRole('checkbox', { name: /^SUV ?2$/ })).toBeInTheDocument();
  await expect
    .element(page.getByRole('checkbox', { name: /^Roadster ?1$/ }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: 'More body types' }).click();
  await page.getByText('Roadster', { exact: true }).click();
  expect($asked.get().bodyTypes).toEqual(['Roadster']);
});

test('the price’s handle moves in small steps where cars are, in large ones beyond', async () => {
  await render(filters({ ...initialState, price: [1_500_000, null] }));
  const lowest = page.getByRole('slider', { name: 'Lowest price' });
  await expect
    .element(lowest)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/1,500,000/));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect($asked.get().price).toEqual([1_550_000, null]);
});
