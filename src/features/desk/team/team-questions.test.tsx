import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { TeamMember } from '#data/team.ts';
import { ConfirmDialog } from '#features/desk/ConfirmDialog.tsx';
import { questionOf } from './team-questions.ts';

const data = vi.hoisted(() => ({ grantRole: vi.fn(), revokeRole: vi.fn(), readTeam: vi.fn() }));
vi.mock('#data/team.ts', () => data);
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => 'backend' }));

const mona: TeamMember = {
  id: 'mona',
  name: 'Mona',
  email: 'mona@example.com',
  role: 'manager',
  since: '2026-01-01T00:00:00Z',
  invited: false,
  by: null,
  open_requests: 3,
};
const karim: TeamMember = { ...mona, id: 'karim', name: 'Karim', open_requests: 0, by: 'mona' };
const guest: TeamMember = { ...karim, id: null, name: 'new@example.com', invited: true };
const team = [mona, karim, guest];

const asked = (member: TeamMember, to: 'nobody' | 'sales' = 'nobody') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfirmDialog question={questionOf({ member, to }, team)} onClose={() => {}} />
    </QueryClientProvider>,
  );

test('whoever is removed hands over their open requests, or nobody gets them', async () => {
  const page = await asked(mona);
  const choice = page.getByLabelText('Open requests they answer: 3');
  await expect.element(choice).toHaveTextContent('Back to nobodyHand over to Karim');
  await expect.element(page.getByText(/withdrawn: new@example\.com\./)).toBeVisible();
  await expect.element(page.getByText(/should keep theirs: Karim\./)).toBeVisible();
  await choice.selectOptions('Hand over to Karim');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => data.revokeRole).toHaveBeenLastCalledWith('backend', mona.email, 'karim');
});

test('nothing is asked about requests that are not there, nor of an invitation', async () => {
  const page = await asked(karim);
  await expect.element(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => data.revokeRole).toHaveBeenLastCalledWith('backend', karim.email, null);
});

test('moving a manager to sales names the invitations that end', async () => {
  const page = await asked(mona, 'sales');
  await expect.element(page.getByText(/withdrawn: new@example\.com\./)).toBeVisible();
  await page.getByRole('button', { name: 'Move to sales' }).click();
  await expect.poll(() => data.grantRole).toHaveBeenLastCalledWith('backend', mona.email, 'sales');
});
