import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { moneyFigures } from '#domain/money-fixture.ts';
import { $user } from '#session/session.store.ts';
import FinanceDialog from './FinanceForm.tsx';

const person = { id: 'u1', name: 'Mona', email: 'mona@example.com', phone: '01012345678' };
const backend = vi.hoisted(() => ({ storeRequest: vi.fn(async () => {}) }));
vi.mock('#data/requests.ts', () => backend);
vi.mock('#session/backend.ts', () => ({
  sessionBackend: async () => null,
  confirmedUser: async () => person,
}));

const car = { id: '1', brand: 'BYD', model: 'Seal', price: 2_200_000 };

test('the form has the usual down payment, and what was sent has its instalment', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(moneyFigures));
  $user.set(person);
  await render(<FinanceDialog car={car} onClosed={() => {}} />);
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Down payment (EGP)' }))
    .toHaveValue('660,000');
  await expect.element(dialog.getByText(/a month over 5 years/)).toBeVisible();
  const typed = { Year: '2026', Occupation: 'Engineer', 'Monthly income (EGP)': '100000' };
  for (const [name, text] of Object.entries({ ...typed, Address: '12 Tahrir Street' })) {
    await dialog.getByRole('textbox', { name }).fill(text);
  }
  await dialog.getByRole('button', { name: 'Request financing' }).click();
  await expect.element(dialog.getByText('Estimated instalment')).toBeVisible();
  expect(dialog.getByText(/^Down payment/).elements()).toHaveLength(1);
  await expect
    .element(dialog.getByText(/^EGP\s42,500 to EGP\s45,900 a month for 60 months$/))
    .toBeVisible();
});
