import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { BackendFailure } from '#data/failure.ts';
import type { TeamMember } from '#data/team.ts';
import { InviteForm } from './InviteForm.tsx';

const data = vi.hoisted(() => ({ grantRole: vi.fn() }));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => 'backend' }));
vi.mock('#data/team.ts', async (original) => ({
  ...(await original<object>()),
  grantRole: data.grantRole,
}));

const mona: TeamMember = {
  ...{ id: 'mona', name: 'Mona', email: 'mona@example.com', role: 'manager', invited: false },
  ...{ since: '2026-01-01T00:00:00Z', by: null, open_requests: 0 },
};
const onDone = vi.fn();
const email = page.getByLabelText(/^Email/);
const send = () => page.getByRole('button', { name: 'Send the invitation' }).click();

beforeEach(async () => {
  sessionStorage.clear();
  $toasts.set([]);
  onDone.mockClear();
  data.grantRole.mockReset().mockResolvedValue('invited');
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <InviteForm members={[mona]} onDone={onDone} />
    </QueryClientProvider>,
  );
});

test('an invitation needs an address, of somebody who is not on the team yet', async () => {
  await send();
  await expect.element(page.getByText("Enter your colleague's email address.")).toBeVisible();
  await email.fill('Mona@example.com');
  await expect.element(page.getByText(/^This person is already on the team\./)).toBeVisible();
  await send();
  expect(data.grantRole).not.toHaveBeenCalled();
});

test('an invitation whose answer is lost keeps the address, and is sent again', async () => {
  data.grantRole.mockRejectedValueOnce(new BackendFailure('offline', { message: 'lost' }));
  await email.fill('new@example.com');
  await send();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^No answer came/);
  await expect.element(email).toHaveValue('new@example.com');
  await send();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect($toasts.get().at(-1)?.title).toContain('new@example.com is invited');
  expect(data.grantRole.mock.calls).toEqual([
    ['backend', 'new@example.com', 'sales'],
    ['backend', 'new@example.com', 'sales'],
  ]);
});
