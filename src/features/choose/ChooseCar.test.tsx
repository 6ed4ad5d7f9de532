import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { currentCars } from '#catalogue/catalogue.store.ts';
import { sampleMoney } from '#domain/money-fixture.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { sampleCandidate } from '#features/advice/fixture.ts';
import { lastChoice } from '#session/last-choice.ts';
import ChooseCar from './ChooseCar.island.tsx';
import { choicesFor } from './choices.ts';
import { usualWishes } from './wishes.ts';

vi.mock('#catalogue/catalogue.store.ts', () => ({ currentCars: vi.fn() }));

const roads = {
  places: [{ id: 'cairo', en: 'Cairo', ar: 'القاهرة', lat: 30, lon: 31, kind: 'both' as const }],
  noRapid: [],
};
const prices = { facts: sampleMoney.road, chargers: [] };
const near = sampleCandidate({ name: 'Near', brand: 'First', brandId: 'first', price: 900_000 });
const dear = sampleCandidate({
  name: 'Dear',
  brand: 'Second',
  brandId: 'second',
  price: 2_000_000,
});

beforeEach(() => vi.mocked(currentCars).mockResolvedValue([near, dear]));
afterEach(() => {
  history.replaceState(null, '', location.pathname);
  localStorage.clear();
});

async function show() {
  const usual = choicesFor([near], usualWishes(), sampleTariffs, { ground: null, roads }, prices);
  if (usual === 'wrong') throw new Error('The usual wishes cannot be read.');
  await render(
    <ChooseCar usual={usual} tariffs={sampleTariffs} bodies={[]} roads={roads} prices={prices} />,
  );
}

test('the built cars stand below the answers that they were chosen for', async () => {
  await show();
  await expect.element(page.getByText('40 km a day, charging at home')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Near/ }).first()).toBeVisible();
});

test('the form is opened and folded away beside the answers, which follow it', async () => {
  await show();
  const open = page.getByRole('button', { name: 'Give your own answers' });
  await expect.element(open).toHaveAttribute('aria-expanded', 'false');
  await open.click();
  await expect
    .element(page.getByRole('button', { name: 'Done' }))
    .toHaveAttribute('aria-expanded', 'true');
  await page.getByLabelText('Budget, EGP').fill('1000000');
  await expect.element(page.getByText(/^Up to 1 million, 40.km a day/)).toBeVisible();
  await page.getByRole('button', { name: 'Show the cars' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Change' }))
    .toHaveAttribute('aria-expanded', 'false');
});

test('a car that somebody had in mind is measured by the answers, and the address keeps it', async () => {
  history.replaceState(null, '', '?budget=1000000');
  await show();
  await page.getByLabelText('The car you had in mind').fill('Second Dear');
  await page.getByRole('button', { name: 'Second Dear' }).click();
  await expect.element(page.getByText('Second Dear: one thing is in the way')).toBeVisible();
  await expect.element(page.getByText(/1,000,000 above your budget/)).toBeVisible();
  expect(location.search).toBe(`?budget=1000000&why=second/${dear.id}`);
  expect(lastChoice()?.driving).toMatchObject({ budget: 1_000_000, daily_km: 40 });
});

test('who gets such an address reads the same of the car', async () => {
  history.replaceState(null, '', `?budget=1000000&why=second/${dear.id}`);
  await show();
  await expect.element(page.getByText('Second Dear: one thing is in the way')).toBeVisible();
});

test('a kind of meter is asked only of who charges at home', async () => {
  await page.viewport(1200, 800);
  await show();
  await expect.element(page.getByLabelText('Electricity meter')).toBeVisible();
  await page.getByLabelText('I can charge where I park at night').click();
  await expect.element(page.getByLabelText('Electricity meter')).not.toBeInTheDocument();
});

/** What the WhatsApp link begins the chat with. */
async function chat(): Promise<string> {
  const link = page.getByRole('link', { name: 'Send by WhatsApp' });
  await expect.element(link).toBeVisible();
  const { searchParams } = new URL(link.element().getAttribute('href') ?? '');
  return (searchParams.get('text') ?? '').replaceAll('\u00A0', ' ');
}

test('of an address what can be read counts, and a figure that cannot is said to be wrong', async () => {
  history.replaceState(null, '', '?budget=a+lot&home=atlantis&trip=nowhere&daily=41');
  await show();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect.element(page.getByLabelText('Kilometres on a usual day')).toHaveValue('41');
  await expect.element(page.getByLabelText('Where you live')).toHaveValue('cairo');
  await expect.element(page.getByLabelText('A trip you often make')).toHaveValue('');
  await expect
    .element(page.getByLabelText('Budget, EGP'))
    .toHaveAccessibleDescription(/amount in EGP/);
  await expect.element(page.getByText("We can't read one of the figures")).toBeVisible();
  await page.getByRole('button', { name: 'Any', exact: true }).click();
  await expect.element(page.getByRole('article').first()).toBeVisible();
});

test('where no car fits, the page says why, and what would help; the answers can still be sent', async () => {
  history.replaceState(null, '', '?budget=850000&daily=30');
  await show();
  await expect.element(page.getByText('No car fits all of it')).toBeVisible();
  await expect
    .element(page.getByText(/most often in the way: the budget, for 2 of 2 cars/))
    .toBeVisible();
  const looser = page.getByRole('link', { name: /^With up to/ });
  await expect
    .element(looser)
    .toHaveAttribute('href', expect.stringMatching(/\?budget=900000&daily=30$/));
  await expect
    .element(page.getByRole('link', { name: 'Without the trip' }))
    .not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'I charge at home' }))
    .not.toBeInTheDocument();
  expect(await chat()).toContain('Our answers: Up to EGP 850,000');
});

test('a message by WhatsApp has the answers, and of each car the figures of its card', async () => {
  history.replaceState(null, '', '?budget=1000000');
  await show();
  await expect.element(page.getByText(/^Up to 1 million, 40.km a day/)).toBeVisible();
  await expect.element(page.getByRole('article')).toBeVisible();
  const lines = (await chat()).split('\n');
  expect(lines[1]).toMatch(/^Our answers: Up to 1 million, 40 km a day/);
  expect(lines[2]).toContain('First Near');
  expect(lines[3]).toMatch(
    /Everyday range: 485 km.*Per month, charging at home: .*Total before the/,
  );
});
