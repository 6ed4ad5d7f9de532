import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { sampleCar } from '#domain/fixture.ts';
import { familyFacts } from '#domain/listing-data.ts';
import { moneyFigures } from '#domain/money-fixture.ts';
import { $recent } from '#session/recent.store.ts';
import { $user } from '#session/session.store.ts';
import FinanceDialog from './FinanceForm.tsx';

const person = { id: 'u1', name: 'Mona', email: 'mona@example.com', phone: '01012345678' };
const backend = vi.hoisted(() => ({ storeRequest: vi.fn(async () => {}) }));
vi.mock('#data/requests.ts', () => backend);
const session = vi.hoisted(() => ({ confirmedUser: vi.fn() }));
vi.mock('#session/backend.ts', () => ({
  sessionBackend: async () => null,
  confirmedUser: session.confirmedUser,
}));

const listed = (name: string, price: number) => {
  const known = sampleCar({ name, price });
  return { ...known, ...familyFacts(known), recordKey: name, brandAr: null };
};
vi.mock('#features/catalogue/find-car.ts', () => ({
  loadFinder: async () => ({
    cars: [listed('Seal RWD', 2_200_000), listed('Seal AWD', 2_500_000)],
    search: () => [],
    named: () => undefined,
  }),
}));

const car = { id: '1', brand: 'BYD', model: 'Seal', price: 2_200_000 };
const dialog = page.getByRole('dialog');
const field = (name: string) => dialog.getByRole('textbox', { name });
const send = dialog.getByRole('button', { name: 'Request financing' });

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(moneyFigures));
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  backend.storeRequest.mockReset();
  session.confirmedUser.mockResolvedValue(person);
  $user.set(person);
  $recent.set([]);
});
afterEach(() => vi.restoreAllMocks());

async function fill() {
  const typed = { Year: '2026', Occupation: 'Engineer', 'Monthly income (EGP)': '100000' };
  for (const [name, text] of Object.entries({ ...typed, Address: '12 Tahrir Street' })) {
    await field(name).fill(text);
  }
}

test('the form has the usual down payment, and what was sent has its instalment', async () => {
  await render(<FinanceDialog car={car} onClosed={() => {}} />);
  await expect
    .element(dialog.getByRole('textbox', { name: 'Down payment (EGP)' }))
    .toHaveValue('660,000');
  await expect.element(dialog.getByText(/a month over 5 years/)).toBeVisible();
  await fill();
  await dialog.getByRole('button', { name: 'Request financing' }).click();
  await expect.element(dialog.getByText('Estimated instalment')).toBeVisible();
  expect(dialog.getByText(/^Down payment/).elements()).toHaveLength(1);
  await expect
    .element(dialog.getByText(/^EGP\s42,500 to EGP\s45,900 a month for 60 months$/))
    .toBeVisible();
});

test('a form that one person left open sends nothing for the next, who stays signed in', async () => {
  await render(<FinanceDialog car={car} onClosed={() => {}} />);
  await fill();
  session.confirmedUser.mockResolvedValue({ ...person, id: 'u2' });
  await send.click();
  await expect
    .element(dialog.getByRole('alert').filter({ hasText: /./ }))
    .toMatchTextContent('A different account is signed in now.');
  expect(backend.storeRequest).not.toHaveBeenCalled();
  expect($user.get()).toEqual(person);
});

test('the price and the down payment are looked at together: either figure may be the wrong one', async () => {
  await render(<FinanceDialog car={car} onClosed={() => {}} />);
  const down = field('Down payment (EGP)');
  await down.fill('3000000');
  await field('Monthly income (EGP)').fill('-5');
  await send.click();
  await expect
    .element(field('Monthly income (EGP)'))
    .toHaveAccessibleDescription('Please enter an amount in EGP, such as 1,200,000.');
  await expect
    .element(down)
    .toHaveAccessibleDescription('The down payment cannot be more than the price of the car.');
  await field('Car price (EGP)').fill('3,000,000');
  await expect.element(down).not.toHaveAccessibleDescription(/cannot be more/);
  await field('Car price (EGP)').fill('2,200,000');
  await expect.element(down).toHaveAccessibleDescription(/cannot be more/);
});

test('a failure keeps what was typed, and the next form is a new one', async () => {
  backend.storeRequest.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await render(<FinanceDialog car={car} onClosed={() => {}} />);
  const typed = { Year: '2026', Occupation: 'Engineer', 'Down payment (EGP)': '500,000' };
  const more = { 'Monthly income (EGP)': '60,000', Address: '12 Tahrir Street' };
  for (const [name, text] of Object.entries({ ...typed, ...more })) await field(name).fill(text);
  await send.click();
  await expect
    .element(dialog.getByText('Failed to submit your finance request. Please try again.'))
    .toBeVisible();
  await expect.element(field('Address')).toHaveValue('12 Tahrir Street');
  await send.click();
  await expect.element(dialog.getByText('Your request is with our team')).toBeVisible();
  await cleanup();
  await render(<FinanceDialog car={car} onClosed={() => {}} />);
  await expect.element(field('Down payment (EGP)')).toHaveValue('660,000');
});

test('recently viewed cars are suggested, and fill in their price; what a person has typed stays', async () => {
  const recent = sampleCar({ name: 'Seal RWD' });
  $recent.set([{ ...recent, imageUrl: '' }]);
  await render(<FinanceDialog car={null} onClosed={() => {}} />);
  await dialog.getByRole('button', { name: 'BYD Seal RWD' }).click();
  const [brand, model] = [dialog.getByLabelText('Brand'), dialog.getByLabelText('Model')];
  const price = field('Car price (EGP)');
  await expect.element(brand).toHaveValue('BYD');
  await expect.element(model).toHaveValue('Seal RWD');
  await expect.element(price).toHaveValue('2,200,000');
  await model.fill('seal awd');
  await expect.element(price).toHaveValue('2,500,000');
  await price.fill('2,450,000');
  await model.fill('Seal RWD');
  await expect.element(price).toHaveValue('2,450,000');
});
