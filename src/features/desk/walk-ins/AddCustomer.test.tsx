import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import type { Lead } from '#data/desk.ts';
import type { Person } from '#data/desk-people.ts';
import type { WalkInAnswers } from '#data/desk-walk-ins.ts';
import { BackendFailure } from '#data/failure.ts';
import { $address, closeLead } from '#features/desk/address.store.ts';
import { AddCustomer } from './AddCustomer.tsx';
import { AddCustomerButton } from './AddCustomerButton.tsx';

const stored = vi.hoisted(() => ({
  added: [] as [string, WalkInAnswers][],
  fails: 0,
  owner: 'me',
  person: null as object | null,
}));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#features/desk/Desk.tsx', () => ({ useMember: () => ({ id: 'me' }) }));
vi.mock('#data/desk.ts', async (original) => ({
  ...(await original<object>()),
  readQueue: async () => (stored.person ? [{ person_id: 'p' } as Lead] : []),
}));
vi.mock('#data/desk-people.ts', async (original) => ({
  ...(await original<object>()),
  readPerson: async () => stored.person && { person: stored.person },
}));
vi.mock('#data/desk-item.ts', () => ({
  readItem: vi.fn(),
  readNamedItems: async () => [{ id: 'seal', name: 'BYD Seal' }],
}));
vi.mock('#data/desk-walk-ins.ts', async (original) => ({
  ...(await original<object>()),
  addWalkIn: async (_: unknown, id: string, answers: WalkInAnswers) => {
    stored.added.push([id, answers]);
    if (stored.fails > 0) {
      stored.fails -= 1;
      throw new BackendFailure('offline', { message: 'No answer' });
    }
    const owner_name = stored.owner === 'me' ? 'Rania' : 'Nadia';
    const key = { kind: 'walk_in', id } as const;
    return { ...key, name: answers.name, owner_id: stored.owner, owner_name } as Lead;
  },
}));

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AddCustomerButton />
      <AddCustomer />
    </QueryClientProvider>,
  );
const dialog = page.getByRole('dialog', { name: 'Add a customer' });
const field = (name: string) => dialog.getByLabelText(new RegExp(`^${name}`));
const add = () => dialog.getByRole('button', { name: 'Add', exact: true }).click();

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(stored, { added: [], fails: 0, owner: 'me', person: null });
  $toasts.set([]);
  closeLead();
});

test('a caller is added by the keyboard alone, once, and the request opens', async () => {
  stored.fails = 1;
  await show();
  await userEvent.keyboard('a');
  await expect.element(field('Phone')).toHaveFocus();
  await userEvent.keyboard('٠١٠١٢٣٤٥٦٧٨{Tab}Mostafa{Tab}BYD Seal{Tab}');
  await userEvent.keyboard(' {Enter}');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^No answer came/);
  await add();
  await expect.element(dialog).not.toBeInTheDocument();
  const [first, second] = stored.added;
  expect(second).toEqual(first);
  expect(second?.[1]).toEqual({
    ...{ name: 'Mostafa', phone: '01012345678', source: 'call', language: 'ar' },
    ...{ item_id: 'seal', item_name: 'BYD Seal', city: null, note: null },
  });
  await expect.poll(() => $address.get().request).toEqual({ kind: 'walk_in', id: second?.[0] });
  expect($toasts.get().at(-1)?.title).toBe('Mostafa is added');
});

test('it says at once whose number it is, and who has them', async () => {
  stored.person = {
    names: ['Mostafa Ali'],
    owner_id: 'other',
    owner_name: 'Nadia',
    open: 2,
  } satisfies Partial<Person>;
  stored.owner = 'other';
  await show();
  await page.getByRole('button', { name: 'Add a customer' }).click();
  await field('Phone').fill('0101 234 5678');
  await expect.element(dialog.getByText('This is Mostafa Ali')).toBeVisible();
  await expect
    .element(dialog.getByText('Nadia has them, so the request goes to Nadia. 2 open requests.'))
    .toBeVisible();
  await expect.element(field('Name')).toHaveValue('Mostafa Ali');
  await dialog.getByRole('radio', { name: 'Showroom' }).click();
  await add();
  await expect
    .poll(() => $toasts.get().at(-1)?.title)
    .toBe('Mostafa Ali is added, and Nadia has them');
});

test('what is missing is said, no source is assumed, and what was typed is still there', async () => {
  const first = await show();
  await userEvent.keyboard('a');
  await field('Name').fill('Mona');
  await add();
  await expect.element(dialog.getByText('Choose where they come from.')).toBeVisible();
  await expect.element(field('Phone')).toHaveFocus();
  expect(stored.added).toEqual([]);
  await first.unmount();
  await show();
  await userEvent.keyboard('a');
  await expect.element(field('Name')).toHaveValue('Mona');
});
