import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storeRequest } from '#data/requests.ts';
import { $user } from '#session/session.store.ts';
import InsuranceDialog from './InsuranceDialog.tsx';

vi.mock('#data/requests.ts', () => ({ storeRequest: vi.fn(async () => {}) }));
vi.mock('#features/catalogue/find-car.ts', () => ({
  loadFinder: async () => ({ cars: [], search: () => [], named: () => undefined }),
}));
vi.mock('#session/backend.ts', () => ({
  confirmedUser: async () => $user.get(),
  sessionBackend: async () => ({}),
}));

const mona = { id: 'u1', name: 'Mona', email: 'mona@example.com', phone: '01012345678' };
const car = { id: '1', brand: 'BYD', model: 'Seal RWD', price: 2_200_000 };

test('by keyboard alone from the car that is filled in to its three quotes, past what is wrong', async () => {
  $user.set(mona);
  await render(<InsuranceDialog car={car} onClosed={() => {}} />);
  const dialog = page.getByRole('dialog', { name: 'Insurance quote' });
  const field = (label: string) => dialog.getByLabelText(label);
  for (const [label, text] of [
    ['Brand', 'BYD'],
    ['Model', 'Seal RWD'],
    ['Current car price (EGP)', '2,200,000'],
    ['Owner name', 'Mona'],
  ] as const) {
    await expect.element(field(label)).toHaveValue(text);
  }
  await field('Phone number').fill('٠٢١ ١٢٣٤ ٥٦٧٨');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Year')).toHaveAccessibleDescription('Year is required');
  await expect
    .element(field('Phone number'))
    .toHaveAccessibleDescription('Please enter a valid Egyptian phone number.');
  await expect.element(field('Year')).toHaveFocus();
  await userEvent.keyboard('2025');
  for (const _field of ['price', 'owner', 'phone']) await userEvent.tab();
  await expect.element(field('Phone number')).toHaveFocus();
  await field('Phone number').fill('+٢٠ ١٠١٢٣٤٥٦٧٨');
  await userEvent.keyboard('{Enter}');

  await expect.element(dialog.getByText('Request submitted')).toBeVisible();
  expect(vi.mocked(storeRequest).mock.lastCall?.slice(1)).toMatchObject([
    'insurance_requests',
    { user_id: 'u1' },
    {
      ev_owner_name: 'Mona',
      phone: '+201012345678',
      current_car_price: 2_200_000,
      brand: 'BYD',
      model: 'Seal RWD',
      year: 2025,
    },
  ]);
  for (const premium of ['39,600', '44,000', '46,200']) {
    await expect.element(dialog).toMatchTextContent(new RegExp(premium));
  }
  const chat = dialog.getByRole('link', { name: 'Continue with our team on WhatsApp' });
  await expect.element(chat).toHaveAttribute('rel', 'noopener noreferrer');
  const { hostname, searchParams } = new URL(chat.element().getAttribute('href') ?? '');
  expect(hostname).toBe('wa.me');
  expect(searchParams.get('text')).toContain('Car: BYD Seal RWD 2025');
});
