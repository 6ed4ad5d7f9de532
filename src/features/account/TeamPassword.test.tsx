import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { rememberShortPassword } from './remembered.ts';
import { TeamPassword } from './TeamPassword.tsx';

const asked = vi.hoisted(() => ({ setTeamPassword: vi.fn() }));
vi.mock('./account-actions.ts', () => asked);

const member = { id: 'mona', email: 'mona@example.com' };
const shown = () =>
  render(
    <TeamPassword member={member}>
      <p>The desk</p>
    </TeamPassword>,
  );

afterEach(() => rememberShortPassword('mona', false));

test('who signed in with nine letters chooses a longer password before the desk is shown', async () => {
  rememberShortPassword('mona', true);
  const page = await shown();
  await expect.element(page.getByText('Choose a longer password')).toBeVisible();
  await expect.element(page.getByText('The desk')).not.toBeInTheDocument();
  const fill = async (password: string) => {
    await page.getByLabelText('New password').fill(password);
    await page.getByLabelText('Repeat the password').fill(password);
    await page.getByRole('button', { name: 'Set New Password' }).click();
  };
  await fill('nine-char');
  await expect
    .element(page.getByText('Password must be at least 10 characters long.'))
    .toBeVisible();
  expect(asked.setTeamPassword).not.toHaveBeenCalled();
  await fill('ten-letter');
  await expect.element(page.getByText('The desk')).toBeVisible();
  expect(asked.setTeamPassword).toHaveBeenCalledWith('mona', 'ten-letter');
});

test('of a longer password, or of another account, nothing is asked', async () => {
  rememberShortPassword('someone else', true);
  rememberShortPassword('mona', false);
  const page = await shown();
  await expect.element(page.getByText('The desk')).toBeVisible();
  rememberShortPassword('someone else', false);
});
