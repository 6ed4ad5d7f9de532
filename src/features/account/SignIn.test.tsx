import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { BackendFailure, type FailureKind } from '#data/failure.ts';
import { stayHere } from '#lib/leaving-fixture.ts';
import { setUser } from '#session/session.store.ts';
import SignIn from './SignIn.island.tsx';

const asked = vi.hoisted(() => ({
  signIn: vi.fn(),
  requestPasswordReset: vi.fn(),
  requestConfirmation: vi.fn(),
  openLink: vi.fn(),
  enterByLink: vi.fn(),
  storeOwnProfile: vi.fn(),
}));
vi.mock('./account-actions.ts', () => asked);
const session = vi.hoisted(() => ({ confirmedUser: vi.fn(), notifyUnconfirmed: vi.fn() }));
vi.mock('#session/backend.ts', () => session);

const mona = { id: 'mona', name: 'Mona', email: 'mona@example.com', phone: null };
const karim = { ...mona, id: 'karim', email: 'karim@example.com' };
const opened = { account: { ...mona, confirmed: true }, session: {}, confirms: true };
const refused = (kind: FailureKind, words: string = kind) =>
  new BackendFailure(kind, new Error(words));

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const send = page.getByRole('button', { name: 'Sign In' });
const forgot = page.getByRole('button', { name: 'Forgot password?' });
const told = page.getByRole('alert').first();
const spent = 'This link no longer works';

async function openPage(address: string) {
  history.replaceState(null, '', address);
  await render(<SignIn google={false} />);
}

const here = location.href;
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  for (const call of Object.values({ ...asked, ...session })) call.mockReset();
  asked.storeOwnProfile.mockResolvedValue(null);
  session.confirmedUser.mockResolvedValue(null);
  setUser(null);
  $toasts.set([]);
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', here);
});

test('what is missing is said at both fields, and the first has the focus', async () => {
  await openPage('/signin');
  await send.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveAccessibleDescription('Email is required');
  await expect.element(password).toHaveAccessibleDescription('Password is required');
  expect(asked.signIn).not.toHaveBeenCalled();
});

test('an e-mail that waits for its confirmation can be mailed again', async () => {
  await openPage('/signin');
  asked.signIn.mockRejectedValueOnce(refused('unconfirmed'));
  await email.fill(mona.email);
  await password.fill('secret');
  await send.click();
  const again = page.getByRole('button', { name: 'Send it again' });
  asked.requestConfirmation.mockRejectedValueOnce(refused('too_often'));
  await again.click();
  await expect.element(told).toMatchTextContent('Too many attempts. Please wait a minute');
  await again.click();
  await expect.element(told).toMatchTextContent(`on its way to ${mona.email}`);
  expect(session.notifyUnconfirmed).toHaveBeenCalledOnce();
});

test('a forgotten password needs the e-mail, without the marks that a copied one carries', async () => {
  await openPage('/signin');
  await forgot.click();
  await expect.element(told).toMatchTextContent('Email required');
  await expect.element(email).toHaveFocus();
  await email.fill(`\u202a${mona.email}\u200e\u200f\u202c`);
  for (const [failure, words] of [
    [refused('too_often'), 'Too many attempts. Please wait a minute'],
    [refused('other', 'Error sending recovery email'), 'Error sending recovery email'],
  ] as const) {
    asked.requestPasswordReset.mockRejectedValueOnce(failure);
    await forgot.click();
    await expect.element(told).toMatchTextContent('Password reset failed');
    await expect.element(told).toMatchTextContent(words);
  }
  await forgot.click();
  await expect.element(told).toMatchTextContent('Password reset email sent');
  expect(asked.requestPasswordReset).toHaveBeenLastCalledWith(mona.email);
});

test('a link that is cut off, or was written by somebody else, says nothing but that it does not work', async () => {
  await openPage('/signin?token_hash=abc&redirect=/about');
  await expect.element(told).toMatchTextContent(spent);
  expect(location.search).toBe('?redirect=/about');
  const lie = 'Your account is locked: write to help@evil.example';
  await openPage(`/signin?error=locked&error_description=${encodeURIComponent(lie)}`);
  await expect.element(page.getByText(spent).last()).toBeVisible();
  await expect.element(page.getByText(/evil.example/)).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test('a link of another browser, or one that was used, opens nothing and leaves the address', async () => {
  await openPage('/signin?code=0123-4567&redirect=/about');
  asked.openLink.mockRejectedValueOnce(refused('link'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(told).toMatchTextContent(spent);
  await expect.element(email).toBeVisible();
  expect(location.search).toBe('?redirect=/about');
  expect(asked.enterByLink).not.toHaveBeenCalled();
});

test('a link does nothing until it is pressed; without a network it can be retried', async () => {
  const left = stayHere();
  asked.enterByLink.mockImplementation(async () => setUser(mona));
  await openPage(`/signin?token_hash=abc&type=signup#for=${mona.email}`);
  const go = page.getByRole('button', { name: 'Continue as m…@example.com' });
  await expect.element(go).toBeVisible();
  expect(asked.openLink).not.toHaveBeenCalled();
  asked.openLink.mockRejectedValueOnce(refused('offline')).mockResolvedValueOnce(opened);
  await go.click();
  await expect.element(page.getByText(/We could not reach the server/)).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await go.click();
  await expect.element(page.getByText(/Email confirmed/)).toBeVisible();
  await expect.element(told).toMatchTextContent(`You are signed in as ${mona.email}.`);
  expect(asked.enterByLink).toHaveBeenCalledOnce();
  expect([location.search, location.hash]).toEqual(['', '']);
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => left).toEqual(['/']);
});

test.each(['', '#for=boss@example.com'])(
  'a link with the hint %j asks once more, and names who is signed in',
  async (hint) => {
    stayHere();
    setUser(karim);
    asked.openLink.mockResolvedValue(opened);
    await openPage(`/signin?token_hash=abc&type=signup${hint}`);
    await expect
      .element(page.getByText(new RegExp(`^You are signed in as ${karim.email}`)))
      .toBeVisible();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expect.element(page.getByText(`For the account ${mona.email}.`)).toBeVisible();
    expect(asked.enterByLink).not.toHaveBeenCalled();
    await page.getByRole('button', { name: `Continue as ${mona.email}` }).click();
    await expect.poll(() => asked.enterByLink.mock.calls.length).toBe(1);
    expect(asked.openLink).toHaveBeenCalledOnce();
  },
);

test.each([
  [null, []],
  [mona, ['/about']],
])('who seems to be signed in, and is %j, is sent on to %j', async (user, goal) => {
  const left = stayHere();
  setUser(mona);
  session.confirmedUser.mockResolvedValue(user);
  await openPage('/signin?redirect=/about');
  await expect.poll(() => session.confirmedUser.mock.calls.length).toBe(1);
  await expect.element(send).toBeVisible();
  expect(left).toEqual(goal);
});

test('a profile that could not be saved is reported', async () => {
  stayHere();
  asked.openLink.mockResolvedValue(opened);
  asked.storeOwnProfile.mockResolvedValue("We couldn't save your profile information.");
  await openPage(`/signin?token_hash=abc&type=signup#for=${mona.email}`);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect
    .poll(() => $toasts.get().at(-1))
    .toMatchObject({
      title: 'Profile creation failed',
      text: "We couldn't save your profile information.",
    });
});
