import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { stayHere } from '#lib/leaving-fixture.ts';
import { $leaving, setUser } from '#session/session.store.ts';
import Profile from './Profile.island.tsx';

const data = vi.hoisted(() => ({
  readProfile: vi.fn(),
  changeProfile: vi.fn(),
  storeProfile: vi.fn(),
  changeAccount: vi.fn(),
  hasPassword: vi.fn(),
  deleteAccount: vi.fn(),
}));
vi.mock('#data/profiles.ts', () => data);
vi.mock('#data/account.ts', () => data);
vi.mock('#data/own-functions.ts', () => data);
vi.mock('#session/backend.ts', async () => {
  const { $user } = await import('#session/session.store.ts');
  return {
    confirmedUser: async () => $user.get(),
    sessionBackend: async () => null,
    endSession: async () => null,
  };
});

const mona = { id: 'mona', name: 'Mona', email: 'mona@example.com', phone: '01012345678' };
const karim = { ...mona, id: 'karim', name: 'Karim', email: 'karim@example.com' };
const name = page.getByRole('textbox', { name: 'Name' });
const phone = page.getByRole('textbox', { name: /^Phone/ });
const save = page.getByRole('button', { name: 'Save changes' });
const dialog = page.getByRole('dialog');
const confirm = dialog.getByRole('button', { name: 'Delete for good' });

async function openProfile() {
  const rendered = await render(<Profile />);
  await expect.element(name).toHaveValue('Mona');
  return rendered;
}

async function openDeletion() {
  const rendered = await openProfile();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect.element(dialog).toMatchTextContent(mona.email);
  return rendered;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  for (const call of Object.values(data)) call.mockReset();
  data.readProfile.mockImplementation(async (_, id) => (id === mona.id ? mona : karim));
  data.hasPassword.mockResolvedValue(true);
  setUser(mona);
  $leaving.set(false);
  $toasts.set([]);
});

const here = location.href;
afterEach(() => history.replaceState(null, '', here));

test('what is wrong is said at its field, and the first of them has the focus', async () => {
  await openProfile();
  await name.fill(' M ');
  await phone.fill('call me');
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('Name must be at least 2 characters.');
  await expect.element(phone).toHaveAccessibleDescription('Please enter a valid phone number.');
  await expect.element(name).toHaveFocus();
  expect(data.changeProfile).not.toHaveBeenCalled();
});

test('only what was changed is sent, and meanwhile cannot be typed over', async () => {
  await openProfile();
  const { promise, resolve } = Promise.withResolvers<object>();
  data.changeProfile.mockReturnValue(promise);
  await phone.fill('');
  await save.click();
  await expect.poll(() => name.element().closest('[inert]')).not.toBeNull();
  // Another tab has changed the name.
  const stored = { ...mona, name: 'Mona the Second', phone: null };
  resolve(stored);
  await expect.element(name).toHaveValue('Mona the Second');
  expect($toasts.get().at(-1)?.title).toBe('Profile updated');
  expect(data.changeProfile).toHaveBeenCalledExactlyOnceWith(null, mona.id, { phone: null });
  expect(data.changeAccount).toHaveBeenCalledExactlyOnceWith(null, stored);
});

test('a failed save keeps what was typed, also on the page that is opened next, until it is undone', async () => {
  const { unmount } = await openProfile();
  data.changeProfile.mockRejectedValue(new Error('No answer'));
  await name.fill('Mona Draft');
  await save.click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Could not update your profile. Please try again.');
  expect($toasts.get()).toEqual([]);
  await unmount();
  await render(<Profile />);
  await expect.element(name).toHaveValue('Mona Draft');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect.element(name).toHaveValue('Mona');
  // The button has gone; the keyboard goes on where it was.
  await expect.element(save).toHaveFocus();
});

test('what cannot be loaded is tried again', async () => {
  data.readProfile.mockRejectedValueOnce(new Error('No answer'));
  await render(<Profile />);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Could not load your profile.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(name).toHaveValue('Mona');
});

test('who signs in next sees neither the entries nor a late answer of the person before', async () => {
  const { unmount } = await openProfile();
  await name.fill('Mona Secret');
  await unmount();
  const { promise, resolve } = Promise.withResolvers<typeof mona>();
  data.readProfile.mockReturnValueOnce(promise);
  await render(<Profile />);
  setUser(karim);
  await expect.element(name).toHaveValue('Karim');
  resolve(mona);
  await new Promise(requestAnimationFrame);
  await expect.element(name).toHaveValue('Karim');
});

test('the deletion asks for the password, and says what is wrong with it; a failure keeps it', async () => {
  await openDeletion();
  await confirm.click();
  const password = dialog.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveAccessibleDescription('Enter your password to continue.');
  await password.fill('not this one');
  data.deleteAccount.mockResolvedValueOnce('wrong_password');
  await confirm.click();
  await expect.element(password).toHaveAccessibleDescription('This is not your password.');
  await password.fill(mona.id);
  data.deleteAccount.mockRejectedValueOnce(new Error('No answer'));
  await confirm.click();
  await expect
    .element(password)
    .toHaveAccessibleDescription('Your account could not be deleted. Please try again.');
  await expect.element(password).toHaveValue(mona.id);
  data.deleteAccount.mockResolvedValueOnce('deleted');
  await confirm.click();
  await expect.element(page.getByText('Your account has been deleted')).toBeVisible();
  expect(data.deleteAccount).toHaveBeenLastCalledWith(null, mona.id);
});

test('without a password it asks for a fresh sign-in, and goes on after it', async () => {
  const left = stayHere();
  history.replaceState(null, '', '/profile');
  data.hasPassword.mockResolvedValue(false);
  const rendered = await openDeletion();
  await expect.element(dialog).toMatchTextContent('You sign in without a password.');
  await expect.element(dialog.getByLabelText('Password', { exact: true })).not.toBeInTheDocument();
  data.deleteAccount.mockResolvedValueOnce('sign_in_again');
  await confirm.click();
  await expect.element(dialog).toMatchTextContent('You signed in more than ten minutes ago.');
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect.poll(() => left).toEqual(['/signin?redirect=/profile']);

  await rendered.unmount();
  setUser(mona);
  await render(<Profile />);
  await expect.element(dialog).toMatchTextContent(mona.email);
  data.deleteAccount.mockResolvedValueOnce('deleted');
  await confirm.click();
  await expect.element(page.getByText('Your account has been deleted')).toBeVisible();
  expect(data.deleteAccount.mock.calls).toEqual([
    [null, null],
    [null, null],
  ]);
});
