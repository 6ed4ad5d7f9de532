import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackendFailure, type FailureKind } from '#data/failure.ts';
import { stayHere } from '#lib/leaving-fixture.ts';
import { rememberReturn } from '#session/intention.ts';
import ResetPassword from './ResetPassword.island.tsx';

const asked = vi.hoisted(() => ({
  openLink: vi.fn(),
  enterByLink: vi.fn(),
  userOfReset: vi.fn(),
  setNewPassword: vi.fn(),
}));
vi.mock('./account-actions.ts', () => asked);

const mona = { id: 'mona', name: 'Mona', email: 'mona@example.com', phone: null };
const opened = { account: { ...mona, confirmed: true }, session: {}, confirms: false };
const refused = (kind: FailureKind) => new BackendFailure(kind, new Error(kind));
const invalid = 'Invalid or expired password reset link. Please request a new one.';
const link = `/reset-password?token_hash=abc&type=recovery#for=${mona.email}`;

const open = page.getByRole('button', { name: 'Set a new password' });
const password = page.getByLabelText('New password');
const repeated = page.getByLabelText('Repeat the password');
const told = page.getByRole('alert').first();

async function openPage(address: string) {
  history.replaceState(null, '', address);
  await render(<ResetPassword />);
}

async function submit(typed: string, again = typed) {
  await password.fill(typed);
  await repeated.fill(again);
  await page.getByRole('button', { name: 'Set New Password' }).click();
}

async function expectInvalid() {
  await expect.element(told).toMatchTextContent(invalid);
  const back = page.getByRole('link', { name: 'Back to Sign In' });
  await expect.element(back).toHaveAttribute('href', '/signin');
  await expect.element(password).not.toBeInTheDocument();
}

const here = location.href;
beforeEach(() => {
  for (const call of Object.values(asked)) call.mockReset();
  asked.userOfReset.mockResolvedValue(mona);
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', here);
});

test('without a link the page says so; without a network it can be tried again', async () => {
  asked.userOfReset.mockRejectedValueOnce(refused('offline')).mockResolvedValueOnce(null);
  await openPage('/reset-password');
  await expect.element(page.getByText(/We could not reach the server/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectInvalid();
});

test.each(['?token_hash=abc&type=recovery', '?code=0123-4567'])(
  'the link %s, used or of another browser, opens nothing',
  async (search) => {
    await openPage(`/reset-password${search}`);
    asked.openLink.mockRejectedValueOnce(refused('link'));
    await open.click();
    await expectInvalid();
    expect(location.search).toBe('');
  },
);

test('a link does nothing until it is pressed, leaves the address, and can be retried without a network', async () => {
  await openPage(link);
  await expect.element(open).toBeVisible();
  expect(asked.openLink).not.toHaveBeenCalled();
  asked.openLink.mockRejectedValueOnce(refused('offline')).mockResolvedValueOnce(opened);
  await open.click();
  await expect.element(told).toMatchTextContent('We could not reach the server');
  await open.click();
  await expect.element(password).toBeVisible();
  expect([location.search, location.hash]).toEqual(['', '']);
});

test('a new password is checked where it stands', async () => {
  await openPage('/reset-password');
  await submit('1234567');
  await expect
    .element(password)
    .toHaveAccessibleDescription(/Password must be at least 8 characters long\./);
  await expect.element(password).toHaveFocus();
  await submit('second-secret', 'something-else');
  await expect.element(repeated).toHaveAccessibleDescription("Passwords don't match");
  await expect.element(repeated).toHaveFocus();
  expect(asked.setNewPassword).not.toHaveBeenCalled();
});

test('without a network it stays as it was typed; a retry says that it may be set, and leads back', async () => {
  const left = stayHere();
  rememberReturn('/about');
  await openPage('/reset-password');
  asked.setNewPassword.mockRejectedValueOnce(refused('offline'));
  await submit('second-secret');
  await expect.element(told).toMatchTextContent('We could not reach the server');
  await expect.element(password).toHaveValue('second-secret');
  expect(asked.setNewPassword).toHaveBeenLastCalledWith(mona.id, 'second-secret', false);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await submit('second-secret');
  await expect.element(told).toMatchTextContent('Password changed');
  expect(asked.setNewPassword).toHaveBeenLastCalledWith(mona.id, 'second-secret', true);
  vi.advanceTimersByTime(2_000);
  expect(left).toEqual(['/signin?redirect=/about']);
});

test('where somebody else has signed in meanwhile, the link is over', async () => {
  await openPage('/reset-password');
  asked.setNewPassword.mockRejectedValueOnce(refused('forbidden'));
  await submit('second-secret');
  await expectInvalid();
});
