import { type Person as Account, clientOf } from '../support/accounts.ts';
import { readStack } from '../support/stack.ts';
import type { Person } from './person.ts';
import { button, field, part } from './things.ts';

type Credentials = Pick<Account, 'email' | 'password'>;

/** Signs somebody in on the sign-in page that is open. */
export async function signIn(person: Person, { email, password }: Credentials): Promise<void> {
  await person.fill(field('Email'), email);
  await person.fill(field('Password'), password);
  await person.press(button('Sign In'));
}

/** Puts a session into the browser without the sign-in page. */
export async function comeSignedIn(person: Person, account: Account): Promise<void> {
  const { email, password, name, phone } = account;
  const { data } = await clientOf(readStack()).auth.signInWithPassword({ email, password });
  const user = { id: data.user?.id, name, email, phone };
  await person.open('/robots.txt');
  await person.run(
    ({ session, copy }) => {
      localStorage.setItem('tayar-session', session);
      localStorage.setItem('user', copy);
    },
    { session: JSON.stringify(data.session), copy: JSON.stringify(user) },
  );
}

/** Waits until the page shows somebody as signed in, or as signed out. */
export async function isSignedIn(person: Person, expected = true): Promise<void> {
  const page = expected ? 'html.signed-in body' : 'html:not(.signed-in) body';
  await person.sees(part(page));
}
