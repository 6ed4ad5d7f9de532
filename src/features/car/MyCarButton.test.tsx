import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleCar } from '#domain/fixture.ts';
import { $myCar, clearMyCar } from '#session/my-car.store.ts';
import { MyCarButton } from './MyCarButton.tsx';

const seal = sampleCar();

beforeEach(clearMyCar);

test('the button of a page makes its car mine, and takes it back', async () => {
  await render(<MyCarButton car={seal} />);
  await page.getByRole('button', { name: 'This is my car' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/This is your car/);
  expect($myCar.get()?.name).toBe('Seal RWD');
  await page.getByRole('button', { name: 'Remove BYD Seal RWD as my car' }).click();
  await expect.element(page.getByRole('button', { name: 'This is my car' })).toBeVisible();
  expect($myCar.get()).toBeNull();
});
