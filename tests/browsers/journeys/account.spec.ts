/** Accounts: made, confirmed, used, ended; and what needs one. */

import { confirmedPerson, newPerson } from '../../support/accounts.ts';
import { seal } from '../../support/catalogue.ts';
import { linkIn } from '../../support/mail.ts';
import { comeSignedIn, isSignedIn, signIn } from '../account.ts';
import { expect, journey } from '../journey.ts';
import { button, field, first, link, listItem, notice, part, tab } from '../things.ts';

journey('signing up ends in a mail whose link signs in', async ({ person, stack }) => {
  const account = newPerson();
  await person.open('/signup?redirect=/about');
  await person.fill(field('Name'), account.name);
  await person.fill(field('Email'), account.email);
  await person.fill(field('Phone'), account.phone);
  await person.fill(field('Password'), account.password);
  await person.fill(field('Repeat the password'), account.password);
  await person.press(button('Create Account'));
  await person.reads(notice, 'Account created');
  await person.at('/signin?redirect=/about');
  await person.open(await linkIn(stack, account.email, 'signup'));
  await person.press(button('Continue as m…@example.com'));
  await person.at('/about');
  await isSignedIn(person);
});

journey(
  'wrong entries get a message, and nothing typed is lost',
  async ({ person, stack, expectFault }) => {
    expectFault(/400|AuthApiError|JSHandle@error/);
    const account = await confirmedPerson(stack);
    await person.open('/signin');
    await person.press(button('Sign In'));
    await person.sees(field('Email'), ({ isFocused, described }) => {
      return isFocused && described.includes('Email is required');
    });
    await signIn(person, { ...account, password: 'wrong' });
    await person.reads(first(part('main [role=alert]:not(:empty)')), 'Login failed');
    await person.holds(field('Email'), account.email);
    await person.press(button('Show password'));
    await person.sees(
      part('main input[name=password][type=text]'),
      ({ value }) => value === 'wrong',
    );
  },
);

journey('signing in leads back, and signing out ends it', async ({ person, stack }) => {
  const account = await confirmedPerson(stack);
  await person.open('/signin?redirect=/about');
  await signIn(person, account);
  await person.at('/about');
  await isSignedIn(person);
  await person.press(button('Open menu'));
  await person.press(button('Logout'));
  await person.at('/');
  await isSignedIn(person, false);
});

journey('a forgotten password is replaced by way of a mail', async ({ person, stack }) => {
  const account = await confirmedPerson(stack);
  await person.open('/signin?redirect=/about');
  await person.fill(field('Email'), account.email);
  await person.press(button('Forgot password?'));
  await person.reads(part('main'), 'Password reset email sent');
  await person.open(await linkIn(stack, account.email, 'recovery'));
  await person.press(button('Set a new password'));
  await person.fill(field('New password'), 'second-secret');
  await person.fill(field('Repeat the password'), 'second-secret');
  await person.press(button('Set New Password'));
  await person.reads(part('main'), 'Password changed');
  await signIn(person, { ...account, password: 'second-secret' });
  await person.at('/about');
  await isSignedIn(person);
});

journey('a heart that needs an account is filled after signing in', async ({ person, stack }) => {
  const account = await confirmedPerson(stack);
  const heart = button('Favorite: BYD Seal RWD');
  await person.open(seal);
  await person.press(heart);
  await person.reads(notice, 'Please sign in to save favorites');
  await person.press(link('Sign In', notice));
  await signIn(person, account);
  await person.at(seal);
  await person.reads(notice, 'This car has been added to your favorites');
  await person.sees(heart, ({ pressed }) => pressed === 'true');
  await person.open('/orders');
  await person.reads(tab(/^Favorites/), /1/);
  await person.reads(first(listItem(part('[role=tabpanel]'))), 'BYD Seal RWD');
});

journey('name and phone are changed, and stay', async ({ person, stack }) => {
  const account = await confirmedPerson(stack);
  await comeSignedIn(person, account);
  await person.open('/profile');
  await person.holds(field('Name'), account.name);
  await person.fill(field('Name'), 'منى Sami');
  await person.press(button('Save changes'));
  await person.reads(notice, 'Profile updated');
  await person.reload();
  await person.holds(field('Name'), 'منى Sami');
  expect(await person.run(() => localStorage.getItem('user'))).toContain('منى Sami');
});

journey('the next page shows who is signed in, also after Back', async ({ person, stack }) => {
  const account = await confirmedPerson(stack);
  await person.open('/about');
  await isSignedIn(person, false);
  await person.open('/signin?redirect=/terms');
  await signIn(person, account);
  await person.at('/terms');
  await person.back();
  await person.until('a page that knows', async () => {
    const path = await person.run(() => location.pathname);
    return path !== '/terms' || 'it is still /terms';
  });
  await isSignedIn(person);
});
