import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { moneyFigures } from '#domain/money-fixture.ts';
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

const car = { id: '1', brand: 'BYD', model: 'Seal', price: 2_200_000 };

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(moneyFigures));
  session.confirmedUser.mockResolvedValue(person);
  backend.storeRequest.mockClear();
  $user.set(person);
});

async function fill(dialog: Locator) {
  const typed = { Year: '2026', Occupation: 'Engineer', 'Monthly income (EGP)': '100000' };
  for (const [name, text] of Object.entries({ ...typed, Address: '12 Tahrir Street' })) {
    await dialog.getByRole('textbox', { name }).fill(text);
  }
}

test('the form has the usual down payment, and what was sent has its instalment', async () => {
  await render(<FinanceDialog car={car} onClosed={() => {}} />);
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Down payment (EGP)' }))
    .toHaveValue('660,000');
  await expect.element(dialog.getByText(/a month over 5 years/)).toBeVisible();
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Request financing' }).click();
  await expect.element(dialog.getByText('Estimated instalment')).toBeVisible();
  expect(dialog.getByText(/^Down payment/).elements()).toHaveLength(1);
  await expect
    .element(dialog.getByText(/^EGP\s42,500 to EGP\s45,900 a month for 60 months$/))
    .toBeVisible();
});

test('a form that one person left open sends nothing for the next, who stays signed in', async () => {
  await render(<FinanceDialog car={car} onClosed={() => {}} />);
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  session.confirmedUser.mockResolvedValue({ ...person, id: 'u2' });
  await dialog.getByRole('button', { name: 'Request financing' }).click();
  await expect
    .element(dialog.getByRole('alert').filter({ hasText: /./ }))
    .toMatchTextContent('A different account is signed in now.');
  expect(backend.storeRequest).not.toHaveBeenCalled();
  expect($user.get()).toEqual(person);
});
