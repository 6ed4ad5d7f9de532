import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { $comparison } from '#features/catalogue/comparison.store.ts';
import { setCompared } from '#session/compared.store.ts';
import CompareTray from './CompareTray.tsx';

vi.mock('#catalogue/load-cars.ts', () => ({ loadCars: async (cars: object[]) => cars }));
vi.mock('./Comparison.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a dialog whose code cannot be fetched says so, and is closed for the next press', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  setCompared([{ brandId: 'byd', id: 'seal-851bec1e' }]);
  render(<CompareTray />);
  await page.getByRole('button', { name: 'Compare Selected EVs' }).click();
  await expect.poll(() => $toasts.get().at(-1)?.text).toContain('could not be opened');
  expect($comparison.get()).toBe('closed');
});
