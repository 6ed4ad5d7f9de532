import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { TeamMember } from '#data/team.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { questionOf } from './team-questions.ts';

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

const asked = (member: TeamMember, to: 'nobody' | 'sales' = 'nobody') => {
  const [give, take] = [vi.fn(), vi.fn()];
  const question = questionOf({ member, to }, team, give, take);
  return { page: render(<ConfirmDialog question={question} onClose={() => {}} />), give, take };
};

test('whoever is removed hands over their open requests, or nobody gets them', async () => {
  const { page: rendered, take } = asked(mona);
  const page = await rendered;
  const choice = page.getByLabelText('Open requests they answer: 3');
  await expect.element(choice).toHaveTextContent('Back to nobodyHand over to Karim');
  await expect.element(page.getByText(/withdrawn: new@example\.com\./)).toBeVisible();
  await expect.element(page.getByText(/should keep theirs: Karim\./)).toBeVisible();
  await choice.selectOptions('Hand over to Karim');
  await page.getByRole('button', { name: 'Remove' }).click();
  expect(take).toHaveBeenCalledWith({ member: mona, successor: 'karim' });
});

test('nothing is asked about requests that are not there, nor of an invitation', async () => {
  const { page: rendered, take } = asked(karim);
  const page = await rendered;
  await expect.element(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove' }).click();
  expect(take).toHaveBeenCalledWith({ member: karim, successor: null });
});

test('moving a manager to sales names the invitations that end', async () => {
  const { page: rendered, give } = asked(mona, 'sales');
  const page = await rendered;
  await expect.element(page.getByText(/withdrawn: new@example\.com\./)).toBeVisible();
  await page.getByRole('button', { name: 'Move to sales' }).click();
  expect(give).toHaveBeenCalledWith({ member: mona, role: 'sales' });
});
