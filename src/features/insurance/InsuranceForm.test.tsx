import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listedCar } from '@/features/listing/fixture';
import { finderOf, type LoadedFinder } from '@/features/my-car/find-car';
import { InsuranceForm, useInsuranceRequest } from './InsuranceForm';
import { pageRules } from './insurance.schema';

const catalogue = vi.hoisted(() => ({ load: Promise.withResolvers<LoadedFinder>() }));

vi.mock('@/features/my-car/find-car', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/features/my-car/find-car')>()),
  loadFinder: () => catalogue.load.promise,
}));

const seal = listedCar({ brand: 'BYD', name: 'Seal RWD', price: 2_200_000 });
const price = page.getByLabelText('Current car price (EGP)');

function Page() {
  return <InsuranceForm request={useInsuranceRequest(pageRules, null)} car={null} />;
}

const answer = () => catalogue.load.resolve({ ...finderOf([seal], () => [seal]), cars: [seal] });

beforeEach(() => {
  catalogue.load = Promise.withResolvers();
});

test('the price of a known car is filled in', async () => {
  await render(<Page />);
  await page.getByLabelText('Brand').fill('byd');
  await page.getByLabelText('Model').fill('seal rwd');
  answer();
  await expect.element(price).toHaveValue('2,200,000');
});

test('no price is filled in where somebody is about to type one', async () => {
  await render(<Page />);
  await page.getByLabelText('Brand').fill('BYD');
  await page.getByLabelText('Model').fill('Seal RWD');
  await price.click();
  answer();
  await expect.element(page.getByText(/Listed new at EGP\s2,200,000/)).toBeVisible();
  await userEvent.keyboard('2150000');
  await expect.element(price).toHaveValue('2150000');
});
