import { useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '#components/Field.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { MoneyField } from '#components/MoneyField.tsx';
import { sampleCar } from '#domain/fixture.ts';
import { familyFacts } from '#domain/listing-data.ts';
import type { LoadedFinder } from '#features/catalogue/find-car.ts';
import { useKnownCar } from './use-known-car.tsx';

const catalogue = vi.hoisted(() => ({ load: Promise.withResolvers<LoadedFinder>() }));
vi.mock('#features/catalogue/find-car.ts', () => ({ loadFinder: () => catalogue.load.promise }));

const car = sampleCar({ price: 2_200_000 });
const seal = { ...car, ...familyFacts(car), recordKey: '1', brandAr: null };
const answer = () =>
  catalogue.load.resolve({ cars: [seal], search: () => [], named: () => undefined });

function CarForm() {
  const form = useForm({ defaultValues: { brand: '', model: '', price: '' } });
  const [brand, model, price] = useWatch({
    control: form.control,
    name: ['brand', 'model', 'price'],
  });
  const { newPrice, chooseWithPrice } = useKnownCar(
    { brand, model, price },
    { name: 'price', initial: '' },
    (name, text) => form.setValue(name, text),
  );
  const field = fieldsOf(form);
  return (
    <form>
      <TextField {...field('brand')} label="Brand" required />
      <TextField {...field('model')} label="Model" required />
      <MoneyField {...field('price')} label="Price" hint={`New: ${newPrice}`} required />
      <button type="button" onClick={() => chooseWithPrice(seal)}>
        Choose
      </button>
    </form>
  );
}

const price = page.getByLabelText('Price');

beforeEach(() => {
  catalogue.load = Promise.withResolvers();
});

test('the price of a known car is filled in', async () => {
  await render(<CarForm />);
  await page.getByLabelText('Brand').fill('byd');
  await page.getByLabelText('Model').fill('seal rwd');
  answer();
  await expect.element(price).toHaveValue('2,200,000');
});

test('no price is filled in where somebody is about to type one', async () => {
  await render(<CarForm />);
  await page.getByLabelText('Brand').fill('BYD');
  await page.getByLabelText('Model').fill('Seal RWD');
  await price.click();
  answer();
  await expect.element(page.getByText('New: 2200000')).toBeVisible();
  await userEvent.keyboard('2150000');
  await expect.element(price).toHaveValue('2,150,000');
});

test('a car that somebody has searched for brings its price, whatever was typed', async () => {
  await render(<CarForm />);
  await price.fill('900000');
  answer();
  await page.getByLabelText('Brand').fill('BYD');
  await page.getByLabelText('Model').fill('Seal RWD');
  await expect.element(page.getByText('New: 2200000')).toBeVisible();
  await expect.element(price).toHaveValue('900,000');
  await page.getByRole('button', { name: 'Choose' }).click();
  await expect.element(price).toHaveValue('2,200,000');
});
