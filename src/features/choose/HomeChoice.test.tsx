import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleMoney } from '#domain/money-fixture.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { sampleCandidate } from '#features/advice/fixture.ts';
import { choicesFor } from './choices.ts';
import { findChoice } from './find-choice.ts';
import HomeChoice from './HomeChoice.island.tsx';
import { usualWishes } from './wishes.ts';

vi.mock('./find-choice.ts', () => ({ findChoice: vi.fn() }));

const roads = {
  places: [
    { id: 'cairo', en: 'Cairo', ar: 'القاهرة', lat: 30, lon: 31, kind: 'both' as const },
    { id: 'luxor', en: 'Luxor', ar: 'الأقصر', lat: 25, lon: 32, kind: 'both' as const },
  ],
  noRapid: [],
};
const prices = { facts: sampleMoney.road, chargers: [] };

function choiceOf(change: Parameters<typeof sampleCandidate>[0]) {
  const cars = [sampleCandidate(change)];
  const choice = choicesFor(cars, usualWishes(), sampleTariffs, { ground: null, roads }, prices);
  if (choice === 'wrong') throw new Error('The usual answers cannot be read.');
  return choice;
}

test('the cars follow the answers; a failure says so, and can be tried again', async () => {
  const usual = choiceOf({ name: 'Usual' });
  await render(<HomeChoice usual={usual} tariffs={sampleTariffs} roads={roads} prices={prices} />);
  await expect.element(page.getByRole('link', { name: /Usual/ })).toBeVisible();
  vi.mocked(findChoice).mockRejectedValueOnce(new Error('offline'));
  await page.getByLabelText('Your budget').selectOptions('Up to 1.5 million');
  await expect.element(page.getByText("We couldn't load the cars")).toBeVisible();
  vi.mocked(findChoice).mockResolvedValue(choiceOf({ name: 'Affordable' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: /Affordable/ })).toBeVisible();
  expect(vi.mocked(findChoice).mock.lastCall?.[0]).toMatchObject({ budget: '1,500,000' });
  await page.getByLabelText('You often drive').selectOptions('Luxor');
  await expect.element(page.getByText(/Luxor each week/)).toBeVisible();
});

test('while the cars of a new answer are found, those before are marked as busy at once', async () => {
  const usual = choiceOf({ name: 'Usual' });
  await render(<HomeChoice usual={usual} tariffs={sampleTariffs} roads={roads} prices={prices} />);
  const { promise, resolve } = Promise.withResolvers<typeof usual>();
  vi.mocked(findChoice).mockReturnValueOnce(promise);
  const results = page.getByRole('region', { name: 'Cars that fit' });
  await expect.element(results).toHaveAttribute('aria-busy', 'false');
  await page.getByLabelText('Your budget').selectOptions('Up to 1.5 million');
  await expect.element(results).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('Looking for cars that fit');
  resolve(choiceOf({ name: 'Affordable' }));
  await expect.element(page.getByRole('link', { name: /Affordable/ })).toBeVisible();
  await expect.element(results).toHaveAttribute('aria-busy', 'false');
});

test('the form can be sent without a budget and without a trip, which are answers, too', async () => {
  const usual = choiceOf({ name: 'Usual' });
  await render(<HomeChoice usual={usual} tariffs={sampleTariffs} roads={roads} prices={prices} />);
  const sent: string[] = [];
  const stay = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) {
      sent.push(...[...new FormData(event.target).keys()]);
    }
  };
  addEventListener('submit', stay, { once: true });
  await page.getByRole('button', { name: 'Show the cars that fit' }).click();
  expect(sent).toEqual(['budget', 'daily', 'trip', 'parking']);
});
