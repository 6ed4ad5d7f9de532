import { describe, expect, it } from 'vitest';
import {
  NewPasswordSchema,
  passwordStrength,
  SignInSchema,
  SignUpSchema,
} from './account.schema.ts';

type Checked = {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
};

/** The first message for each field at fault. */
function faults({ error }: Checked): Record<string, string> {
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]).toReversed(),
  );
}

const person = {
  name: 'Mona Sami',
  email: 'mona@example.com',
  phone: '+20 101 234 5678',
  password: 'secret',
  confirmation: 'secret',
};

describe('sign-up', () => {
  it('takes what is right, without the blanks around it', () => {
    expect(
      SignUpSchema.parse({ ...person, name: ' Mona Sami ', email: ' mona@example.com ' }),
    ).toEqual(person);
    expect(SignUpSchema.parse({ ...person, phone: '\u202A٠١٠١٢٣٤٥٦٧٨\u202C' }).phone).toBe(
      '01012345678',
    );
  });

  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: '\u200F' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(101) }, { name: 'Please use at most 100 characters.' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'mona' }, { email: 'Invalid email address' }],
    [{ email: 'mona@example' }, { email: 'Invalid email address' }],
    [{ phone: '' }, { phone: 'Phone number is required' }],
    [{ phone: 'call me' }, { phone: 'Please enter a valid phone number.' }],
    [{ phone: '-----' }, { phone: 'Please enter a valid phone number.' }],
    [{ confirmation: 'other' }, { confirmation: "Passwords don't match" }],
    [
      { password: '12345', confirmation: '12345' },
      { password: 'Password too short: Password must be at least 6 characters long.' },
    ],
    [
      { password: 'س'.repeat(37), confirmation: 'س'.repeat(37) },
      { password: 'This password is too long.' },
    ],
  ])('%j is answered with %j', (change, expected) => {
    expect(faults(SignUpSchema.safeParse({ ...person, ...change }))).toEqual(expected);
  });

  it('names every field at fault at once', () => {
    const empty = { name: '', email: '', phone: '', password: '', confirmation: 'x' };
    expect(Object.keys(faults(SignUpSchema.safeParse(empty))).toSorted()).toEqual([
      'confirmation',
      'email',
      'name',
      'password',
      'phone',
    ]);
  });
});

describe('a new password', () => {
  it.each([
    ['12345678', '12345678', {}],
    ['1234567', '1234567', { password: 'Password must be at least 8 characters long.' }],
    ['12345678', '12345679', { confirmation: "Passwords don't match" }],
  ])('%s and %s are answered with %j', (password, confirmation, expected) => {
    expect(faults(NewPasswordSchema.safeParse({ password, confirmation }))).toEqual(expected);
  });
});

it('signing in asks for both', () => {
  expect(faults(SignInSchema.safeParse({ email: '', password: '' }))).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

it.each([
  ['', 'short'],
  ['abc12', 'short'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['Password1234!', 'weak'],
  ['abababababab', 'weak'],
  ['cairo7', 'weak'],
  ['cairo-2026', 'fair'],
  ['Cairo-2026', 'strong'],
  ['four words in a row', 'strong'],
  ['سيارة كهربائية', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password, 6)).toBe(strength);
});
