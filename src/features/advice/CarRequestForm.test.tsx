import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notify } from '#components/toast.store.ts';
import { storeRequest } from '#data/requests.ts';
import { $user } from '#session/session.store.ts';
import AdviceDialog from './CarRequestForm.tsx';

const person = { id: 'u1', name: 'Mona', email: 'mona@example.com', phone: '01012345678' };
vi.mock('#data/requests.ts', () => ({ storeRequest: vi.fn() }));
vi.mock('#session/backend.ts', () => ({
  sessionBackend: async () => null,
  confirmedUser: async () => person,
}));
vi.mock('#components/toast.store.ts', async (original) => ({
  ...(await original<object>()),
  notify: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(storeRequest).mockReset();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // The cars cannot be loaded.
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('', { status: 500 }));
  $user.set(person);
});
afterEach(() => vi.restoreAllMocks());

const kilometres = () => page.getByLabelText(/How many kilometres/);
const answer = (question: string, name: 'Yes' | 'No') =>
  page.getByRole('group', { name: question }).getByRole('radio', { name });

test('what is missing or wrong is said at its field, also where a journey needs its destination', async () => {
  await render(<AdviceDialog car={null} onClosed={() => {}} />);
  const send = page.getByRole('button', { name: 'Get advice' });
  await kilometres().fill('-5');
  await answer('Do you travel between cities?', 'Yes').click();
  await send.click();
  await expect
    .element(kilometres())
    .toHaveAccessibleDescription(/Please enter a whole number of kilometres/);
  await expect
    .element(page.getByLabelText('Where do you usually travel to?'))
    .toHaveAccessibleDescription(/Travel destination is required/);
  await expect
    .element(page.getByRole('group', { name: 'Do you have private parking?' }))
    .toMatchTextContent(/Please choose yes or no/);
  expect(storeRequest).not.toHaveBeenCalled();
});

test('what could not be sent is kept and sent as the same request; the confirmation stands without the cars', async () => {
  vi.mocked(storeRequest).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const first = await render(<AdviceDialog car={null} onClosed={() => {}} />);
  const send = page.getByRole('button', { name: 'Get advice' });
  await kilometres().fill('45');
  await answer('Do you travel between cities?', 'No').click();
  await answer('Do you own a second car?', 'Yes').click();
  await answer('Do you have private parking?', 'No').click();
  await send.click();
  const failed = 'There was a problem submitting your request. Please try again.';
  const told = expect.objectContaining({ text: failed });
  await expect.poll(() => vi.mocked(notify).mock.calls).toContainEqual(['error', told]);
  await expect.element(page.getByText(failed)).not.toBeInTheDocument();
  await first.unmount();

  const second = await render(<AdviceDialog car={null} onClosed={() => {}} />);
  await expect.element(kilometres()).toHaveValue('45');
  await expect.element(answer('Do you own a second car?', 'Yes')).toBeChecked();
  await send.click();
  await expect.element(page.getByText('Thank you for your answers')).toBeVisible();
  await expect
    .element(page.getByRole('status', { name: /Looking for the cars/ }))
    .not.toBeInTheDocument();
  const [lost, stored] = vi.mocked(storeRequest).mock.calls;
  expect(stored?.[2]).toEqual(lost?.[2]);
  expect(stored?.[3]).toMatchObject({ daily_km: 45, own_second_car: true });
  await second.unmount();

  await render(<AdviceDialog car={null} onClosed={() => {}} />);
  await expect.element(kilometres()).toHaveValue('');
});
