import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import StopPriceMail from './StopPriceMail.island.tsx';

const asked = vi.hoisted(() => ({ stopPriceMail: vi.fn() }));
vi.mock('#data/own-functions.ts', () => asked);

const stop = page.getByRole('button', { name: 'Stop these emails' });
const told = page.getByRole('alert');

test('nothing ends before it is pressed, and a failure can be tried again', async () => {
  await render(<StopPriceMail />);
  await expect.element(stop).toBeVisible();
  expect(asked.stopPriceMail).not.toHaveBeenCalled();
  asked.stopPriceMail
    .mockRejectedValueOnce(new Error('No answer'))
    .mockResolvedValueOnce('too_often')
    .mockResolvedValueOnce({ brand: 'BYD', model: 'Seal RWD' });
  await stop.click();
  await expect.element(told).toMatchTextContent("We couldn't stop the emails.");
  await stop.click();
  await expect.element(told).toMatchTextContent('Too many attempts. Please wait a minute');
  await stop.click();
  await expect.element(told).toMatchTextContent('No more emails about the price of BYD Seal RWD');
  await expect.element(stop).not.toBeInTheDocument();
});

test('a link of no favourite says that there is nothing to stop', async () => {
  asked.stopPriceMail.mockResolvedValueOnce('unknown');
  await render(<StopPriceMail />);
  await stop.click();
  await expect.element(told).toMatchTextContent('There is nothing to stop');
  await expect.element(stop).not.toBeInTheDocument();
});
