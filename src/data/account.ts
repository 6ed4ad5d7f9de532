import { accountFailureKind } from './account-failure.ts';
import { hasStoredSession, removeSession } from './browser-client.ts';
import type { Backend } from './client.ts';
import { BackendFailure } from './failure.ts';
import { momentColumn } from './rows.ts';

// Unless its comment says otherwise, every function throws an BackendFailure when the backend refuses or does not
// answer.

/** An account, as the backend describes it. */
export type BackendAccount = {
  id: string;
  email: string;
  /** Whatever was given at sign-up. */
  metadata: unknown;
  /** Whether the person has proved that the e-mail is theirs. */
  confirmed: boolean;
};

type LibraryUser = {
  id: string;
  email?: string;
  user_metadata?: unknown;
  email_confirmed_at?: string;
  confirmed_at?: string;
};

function accountOf(user: LibraryUser): BackendAccount {
  return {
    id: user.id,
    email: user.email ?? '',
    metadata: user.user_metadata,
    confirmed: Boolean(user.email_confirmed_at ?? user.confirmed_at),
  };
}

type Answer<Data> = { data: Data; error: null } | { data: unknown; error: Error };

/** The data of an answer. @throws BackendFailure when there is none; it is logged as well */
async function answered<Data>(request: PromiseLike<Answer<Data>>): Promise<Data> {
  const { data, error } = await Promise.resolve(request).catch((error: unknown) => ({
    data: null,
    error: error instanceof Error ? error : new Error(String(error)),
  }));
  if (error === null) return data;
  throw failed(error);
}

function failed(error: Error): BackendFailure {
  console.error(error);
  return new BackendFailure(accountFailureKind(error), error);
}

/**
 * Calls the listener with the account, or null for none, now and whenever the session changes in this tab or another.
 */
export function listenToSession(
  backend: Backend,
  listener: (account: BackendAccount | null) => void,
): void {
  backend.auth.onAuthStateChange((event, session) => {
    // An expired session stays stored when no answer came to its renewal.
    if (event === 'INITIAL_SESSION' && session === null && hasStoredSession()) return;
    listener(session && accountOf(session.user));
  });
}

/**
 * The account of this browser's session, which is renewed first if it has expired.
 * @returns null when nobody is signed in
 * @throws BackendFailure when it had to be renewed and no answer came
 */
export async function currentAccount(backend: Backend): Promise<BackendAccount | null> {
  const { data, error } = await backend.auth.getSession();
  if (error && accountFailureKind(error) === 'offline') throw new BackendFailure('offline', error);
  return data.session && accountOf(data.session.user);
}

/** Whether the account has a password, as far as its session tells, rather than being Google's. */
export async function hasPassword(backend: Backend): Promise<boolean> {
  const { data } = await backend.auth.getSession();
  const identities = data.session?.user.identities ?? [];
  return identities.length === 0 || identities.some(({ provider }) => provider === 'email');
}

/** Renews a session that the backend refused. @returns false when it has ended; never throws */
export async function renewSession(backend: Backend): Promise<boolean> {
  const { data, error } = await backend.auth.refreshSession();
  if (data.session !== null || (error !== null && accountFailureKind(error) === 'offline'))
    return true;
  // The client keeps it until its token expires, and the sign-in page would send the person back.
  removeSession();
  return false;
}

export async function signInWithPassword(
  backend: Backend,
  credentials: { email: string; password: string },
): Promise<BackendAccount> {
  const { user } = await answered(backend.auth.signInWithPassword(credentials));
  return accountOf(user);
}

/** Google's address to sign in at. @param returnTo full address of the home page that the person reads */
export async function googleAddress(backend: Backend, returnTo: string): Promise<string> {
  const options = { redirectTo: returnTo, skipBrowserRedirect: true };
  const { url } = await answered(backend.auth.signInWithOAuth({ provider: 'google', options }));
  return url;
}

/** The result of a sign-up. */
type SignedUp = {
  account: BackendAccount;
  /** Whether it is signed in at once, where no confirmation is needed. */
  signedIn: boolean;
  /**
   * Whether this sign-up created the account. Hosted Supabase answers the same for an account that waits for its
   * confirmation; the password is then still the first one.
   */
  isNew: boolean;
};

/** Creates an account. @param returnTo full address of the sign-in page, for the confirmation mail */
export async function signUp(
  backend: Backend,
  person: { name: string; email: string; phone: string; password: string },
  returnTo: string,
): Promise<SignedUp> {
  const { email, password, name, phone } = person;
  const options = { data: { name, phone }, emailRedirectTo: returnTo };
  const { user, session } = await answered(backend.auth.signUp({ email, password, options }));
  // Hosted Supabase does not say that an address has an account, but then gives no identity.
  if (user === null || user.identities?.length === 0) {
    throw new BackendFailure('taken', new Error('email already in use'));
  }
  // The first mail is sent with the account, another one a minute later at the earliest.
  const isNew = !(moment(user.confirmation_sent_at) - moment(user.created_at) > 30_000);
  return { account: accountOf(user), signedIn: session !== null, isNew };
}

/** Sends the confirmation mail of a new account again. */
export async function resendConfirmation(
  backend: Backend,
  email: string,
  returnTo: string,
): Promise<void> {
  const options = { emailRedirectTo: returnTo };
  await answered(backend.auth.resend({ type: 'signup', email, options }));
}

/** Sends a mail whose link leads to the page for a new password. */
export async function sendPasswordReset(
  backend: Backend,
  email: string,
  returnTo: string,
): Promise<void> {
  await answered(backend.auth.resetPasswordForEmail(email, { redirectTo: returnTo }));
}

/** The token or code in an address that signs in, from a mail link or another provider. */
export type SignInLink =
  | {
      tokenHash: string;
      type: 'signup' | 'recovery' | 'magiclink' | 'invite' | 'email' | 'email_change';
    }
  | { code: string };

/** The result of opening such a link. */
export type OpenedLink = {
  account: BackendAccount;
  session: { access_token: string; refresh_token: string };
  /** Whether this link is what confirmed the e-mail. */
  confirms: boolean;
};

/** Links that are only sent before an e-mail is confirmed. */
const confirming: readonly string[] = ['signup', 'invite', 'email_change'];

/**
 * Opens such a link, which works once. The client has its session from then on.
 * @throws BackendFailure of the kind 'link' when it has expired, was used, or belongs to another browser
 */
export async function openSignInLink(backend: Backend, link: SignInLink): Promise<OpenedLink> {
  const { user, session } =
    'code' in link
      ? await answered(backend.auth.exchangeCodeForSession(link.code))
      : await answered(backend.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type }));
  if (user === null || session === null) {
    throw new BackendFailure('link', new Error('The link signs nobody in'));
  }
  const confirmedAt = moment(user.email_confirmed_at ?? user.confirmed_at);
  return {
    account: accountOf(user),
    session,
    // Any other link may be the first proof of an e-mail too: if it was confirmed after the mail was sent.
    confirms:
      ('type' in link && confirming.includes(link.type)) ||
      !(confirmedAt <= moment(user.recovery_sent_at)),
  };
}

/** Milliseconds since 1970; NaN when unknown. */
function moment(text = ''): number {
  return Date.parse(momentColumn.parse(text));
}

/** Makes the client use a session that another client opened. */
export async function adoptSession(
  backend: Backend,
  { access_token, refresh_token }: OpenedLink['session'],
): Promise<void> {
  await answered(backend.auth.setSession({ access_token, refresh_token }));
}

/**
 * Makes the password of the sign-up work again, which the first proof of the e-mail has ended.
 * @returns false when the account has none
 */
export async function keepPassword(backend: Backend): Promise<boolean> {
  const { data, error, status } = await backend.rpc('keep_password');
  if (error === null) return data;
  console.error(error);
  throw new BackendFailure(status === 0 || status >= 500 ? 'offline' : 'other', error);
}

/** Changes the password of the person who is signed in. */
export async function changePassword(backend: Backend, password: string): Promise<void> {
  await answered(backend.auth.updateUser({ password }));
}

/** Changes the name and telephone that the account itself holds, as at sign-up. */
export async function changeAccount(
  backend: Backend,
  { name, phone }: { name: string; phone: string | null },
): Promise<void> {
  await answered(backend.auth.updateUser({ data: { name, phone } }));
}

/**
 * Ends the session.
 * @param scope 'local' ends it on this device, even offline, then at the backend; 'global' ends all sessions of the
 *   account, once the backend answers; 'others' ends all but this one
 */
export async function signOut(
  backend: Backend,
  scope: 'local' | 'global' | 'others' = 'local',
): Promise<void> {
  const { error } = await backend.auth.signOut({ scope });
  if (error) throw failed(error);
}
