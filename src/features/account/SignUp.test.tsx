import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { BackendFailure, type FailureKind } from '#data/failure.ts';
import { stayHere } from '#lib/leaving-fixture.ts';
import SignUp from './SignUp.island.tsx';

const asked = vi.hoisted(() => ({ register: vi.fn() }));
vi.mock('./account-actions.ts', () => asked);

const refused = (kind: FailureKind) => new BackendFailure(kind, new Error(kind));
const field = (label: string) => page.getByLabelText(label, { exact: true });
const create = page.getByRole('button', { name: 'Create Account' });
const told = page.getByRole('alert').first();

async function fill(typed: Record<string, string>) {
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
}

const mona = {
  Name: 'Mona',
  Email: 'mona@example.com',
  Phone: '01012345678',
  Password: 'first-secret',
  'Repeat the password': 'first-secret',
};

const here = location.href;
beforeEach(async () => {
  asked.register.mockReset().mockResolvedValue(null);
  $toasts.set([]);
  history.replaceState(null, '', '/signup?redirect=/about');
  await render(<SignUp />);
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', here);
});

test('what is typed is checked where it stands, and a password is judged', async () => {
  await fill({ ...mona, Name: ' ', Phone: '', Password: '12345', 'Repeat the password': 'other' });
  await create.click();
  await expect.element(field('Name')).toHaveFocus();
  for (const [label, words] of [
    ['Name', 'Name is required'],
    ['Phone', 'Phone number is required'],
    ['Password', 'Password too short: Password must be at least 6 characters long.'],
    ['Repeat the password', "Passwords don't match"],
  ] as const) {
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(words));
  }
  expect(asked.register).not.toHaveBeenCalled();
  await fill({ Name: 'Mona' });
  await expect.element(field('Name')).toHaveAccessibleDescription('');
  for (const [typed, words] of [
    ['abc', 'At least 6 characters'],
    ['123456', 'Easy to guess'],
    ['Cairo-to-Alexandria', 'Strong'],
  ] as const) {
    await fill({ Password: typed });
    await expect.element(field('Password')).toHaveAccessibleDescription(new RegExp(words));
  }
  await fill({ 'Repeat the password': 'Cairo-to-Alexandria' });
  await expect.element(field('Repeat the password')).toHaveAccessibleDescription('');
  for (const [label, value] of [
    ['Name', 'name'],
    ['Email', 'username'],
    ['Phone', 'tel'],
    ['Password', 'new-password'],
    ['Repeat the password', 'new-password'],
  ] as const) {
    await expect.element(field(label)).toHaveAttribute('autocomplete', value);
  }
});

test('it leads to the sign-in page after two seconds, no sooner', async () => {
  const left = stayHere();
  await fill(mona);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await create.click();
  await expect.poll(() => $toasts.get().at(-1)?.title).toBe('Account created');
  vi.advanceTimersByTime(1900);
  expect(left).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(left).toEqual(['/signin?redirect=/about']);
});

test('without a network nothing is lost, and a retry after a lost answer succeeds', async () => {
  stayHere();
  asked.register.mockRejectedValueOnce(refused('offline')).mockRejectedValueOnce(refused('taken'));
  await fill(mona);
  await create.click();
  await expect
    .element(told)
    .toMatchTextContent(/Registration failed.*We could not reach the server/);
  await expect.element(field('Password')).toHaveValue(mona.Password);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await create.click();
  await expect.poll(() => $toasts.get().at(-1)?.title).toBe('Account created');
});

test('an e-mail that already has an account gets a message', async () => {
  asked.register.mockRejectedValue(refused('taken'));
  await fill(mona);
  await create.click();
  await expect
    .element(told)
    .toMatchTextContent(/Registration failed.*This email is already registered\./);
  expect($toasts.get()).toEqual([]);
  await expect.element(field('Email')).toHaveValue(mona.Email);
});
