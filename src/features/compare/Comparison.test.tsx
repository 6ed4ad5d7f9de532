import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadCars } from '#catalogue/load-cars.ts';
import { sampleCar } from '#domain/fixture.ts';
import { setCompared } from '#session/compared.store.ts';
import Comparison from './Comparison.tsx';
import { comparedMoney } from './fixture.ts';

vi.mock('#catalogue/load-cars.ts', () => ({ loadCars: vi.fn() }));
vi.mock('./load-money.ts', () => ({ loadMoneyGrounds: async () => comparedMoney }));

const seal = sampleCar();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  setCompared([seal]);
});

test('while the cars are awaited it says so; a failure can be tried again', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  vi.mocked(loadCars).mockReturnValueOnce(promise);
  await render(<Comparison />);
  const dialog = page.getByRole('dialog', { name: 'Car Comparison' });
  await expect
    .element(dialog.getByRole('status', { name: 'Loading the comparison' }))
    .toBeInTheDocument();
  reject(new Error('503'));
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/Error loading the comparison\./);
  vi.mocked(loadCars).mockResolvedValue([seal]);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByRole('row', { name: /^Price/ })).toMatchTextContent(/2,200,000/);
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
});
