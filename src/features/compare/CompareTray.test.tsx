import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $comparison, closeComparison } from '#features/catalogue/comparison.store.ts';
import { clearCompared, setCompared } from '#session/compared.store.ts';
import CompareTray from './CompareTray.tsx';

vi.mock('#catalogue/load-cars.ts', () => ({ loadCars: async (cars: object[]) => cars }));
vi.mock('./Comparison.tsx', () => ({ default: () => <p>Side by side</p> }));

beforeEach(() => {
  clearCompared();
  closeComparison();
});

test('the bar opens the dialog, whose code is fetched then', async () => {
  setCompared([{ brandId: 'byd', id: 'seal-851bec1e' }]);
  render(<CompareTray />);
  await page.getByRole('button', { name: 'Compare Selected EVs' }).click();
  await expect.element(page.getByText('Side by side')).toBeVisible();
  expect($comparison.get()).toBe('open');
});
