import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { CsvTools } from './CsvTools.tsx';

// As after the site was built anew: the files of the open page are gone.
vi.mock('./csv.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  $toasts.set([]);
  render(<CsvTools table="cars" rows={[]} />);
});

const shown = () => $toasts.get().map(({ title, link }) => [title, link?.label]);
const failure = [["We couldn't load that", 'Reload the page']];

test('saving says when its script is gone, and offers to reload', async () => {
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  await expect.poll(shown).toEqual(failure);
});

test('so does reading', async () => {
  await page.getByLabelText('Read a CSV file').upload(new File(['id'], 'cars.csv'));
  await expect.poll(shown).toEqual(failure);
});
