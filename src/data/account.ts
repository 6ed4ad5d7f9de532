import { AccountFailure, failureKind } from './account-failure';
import { forgetSession, sessionKept } from './browser-client';
import type { Backend } from './client';
import { momentColumn } from './columns';

/** An account as the backend tells of it. */
export type BackendAccount = {
  id: string;
  email: string;
  /** What was given at sign-up: anything at all. */
  metadata: unknown;
  /** Whether the person has shown that the e-mail is theirs. */
  confirmed: boolean;
};

type LibraryUser = {
  id: string;
  email?: string;
  user_metadata?: unknown;
  email_confirmed_at?: string;
  confirmed_at?: string;
  created_at?: string;
  confirmation_sent_at?: string;
  recovery_sent_at?: string;
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

/** @throws AccountFailure when the backend refused or gave no answer; it is logged as well */
async function answered<Data>(asked: PromiseLike<Answer<Data>>): Promise<Data> {
  const { data, error } = await Promise.resolve(asked).catch((error: unknown) => ({
    data: null,
    error: error instanceof Error ? error : new Error(String(error)),
  }));
  if (error === null) return data;
  throw failed(error);
}

function failed(error: Error): AccountFailure {
  console.error(error);
  return new AccountFailure(failureKind(error), error);
}

/**
 * Tells of the session now and at each change, in this tab or another: signed in, token refreshed, user updated,
 * multi-factor challenge verified, a password about to be reset, signed out.
 * @param listener gets null when nobody is signed in
 */
export function followSession(
  backend: Backend,
  listener: (account: BackendAccount | null) => void,
): void {
  backend.auth.onAuthStateChange((event, session) => {
    // One that has expired and could not be renewed for want of an answer is still kept.
    if (event === 'INITIAL_SESSION' && session === null && sessionKept()) return;
    listener(session && accountOf(session.user));
  });
}

/**
 * Who is signed in, as the session of this browser says; renewed first where it has expired.
 * @returns null when nobody is
 * @throws AccountFailure when it had to be renewed and no answer came
 */
export async function currentAccount(backend: Backend): Promise<BackendAccount | null> {
  const { data, error } = await backend.auth.getSession();
  if (error && failureKind(error) === 'offline') throw new AccountFailure('offline', error);
  return data.session && accountOf(data.session.user);
}

/**
 * Renews the session that the backend no longer took.
 * @returns false when it is over; where no answer came it may still hold
 */
export async function renewSession(backend: Backend): Promise<boolean> {
  const { data, error } = await backend.auth.refreshSession();
  if (data.session !== null || (error !== null && failureKind(error) === 'offline')) return true;
  // The client keeps it while its token has time left, and the sign-in page would send them back.
  forgetSession();
  return false;
}

/** @throws AccountFailure */
export async function signInWithPassword(
  backend: Backend,
  credentials: { email: string; password: string },
): Promise<BackendAccount> {
  const { user } = await answered(backend.auth.signInWithPassword(credentials));
  return accountOf(user);
}

/**
 * The address of Google that asks the person to sign in and sends them back to this site.
 * @param returnTo full address of the home page that they read
 * @throws AccountFailure
 */
export async function googleAddress(backend: Backend, returnTo: string): Promise<string> {
  const asked = await answered(
    backend.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: returnTo, skipBrowserRedirect: true },
    }),
  );
  return asked.url;
}

/** What a person gives to have an account. */
export type NewAccount = { name: string; email: string; phone: string; password: string };

/** What became of a sign-up. */
type SignedUp = {
  account: BackendAccount;
  /** Whether it is signed in at once, as where no confirmation is asked for. */
  signedIn: boolean;
  /**
   * Whether this sign-up made the account. Hosted Supabase answers alike for one that waits for its confirmation; the
   * password is then still the one that it was made with.
   */
  isNew: boolean;
};

/**
 * Creates an account; its confirmation mail leads to the sign-in page.
 * @param returnTo full address of that page
 * @throws AccountFailure
 */
export async function signUp(
  backend: Backend,
  { email, password, name, phone }: NewAccount,
  returnTo: string,
): Promise<SignedUp> {
  const options = { data: { name, phone }, emailRedirectTo: returnTo };
  const { user, session } = await answered(backend.auth.signUp({ email, password, options }));
  // Hosted Supabase keeps quiet about an address that has an account, but gives it no identity.
  if (user === null || user.identities?.length === 0) {
    throw new AccountFailure('taken', new Error('email already in use'));
  }
  // The first mail goes with the account itself; the next may follow after a minute at the earliest.
  const isNew = !(moment(user.confirmation_sent_at) - moment(user.created_at) > 30_000);
  return { account: accountOf(user), signedIn: session !== null, isNew };
}

/** Sends the confirmation mail of a new account again. @throws AccountFailure */
export async function resendConfirmation(
  backend: Backend,
  email: string,
  returnTo: string,
): Promise<void> {
  await answered(
    backend.auth.resend({ type: 'signup', email, options: { emailRedirectTo: returnTo } }),
  );
}

/** Sends a mail whose link leads to the page for a new password. @throws AccountFailure */
export async function sendPasswordReset(
  backend: Backend,
  email: string,
  returnTo: string,
): Promise<void> {
  await answered(backend.auth.resetPasswordForEmail(email, { redirectTo: returnTo }));
}

/** What an address that signs in carries: the link of a mail, or the one to which another provider sends back. */
export type SignInLink =
  | {
      tokenHash: string;
      type: 'signup' | 'recovery' | 'magiclink' | 'invite' | 'email' | 'email_change';
    }
  | { code: string };

/** What such a link opens. */
export type OpenedLink = {
  account: BackendAccount;
  session: { access_token: string; refresh_token: string };
  /** Whether the e-mail was confirmed only now, by the link itself. */
  confirms: boolean;
};

/** Links that come before an e-mail is confirmed, and nowhere else. */
const confirming: readonly string[] = ['signup', 'invite', 'email_change'];

/**
 * Opens such a link, which works once. The client has its session from then on.
 * @throws AccountFailure of the kind 'link' when it has expired, was used, or belongs to another browser
 */
export async function openSignInLink(backend: Backend, link: SignInLink): Promise<OpenedLink> {
  const { user, session } =
    'code' in link
      ? await answered(backend.auth.exchangeCodeForSession(link.code))
      : await answered(backend.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type }));
  if (user === null || session === null) {
    throw new AccountFailure('link', new Error('The link signs nobody in'));
  }
  const confirmedAt = moment(user.email_confirmed_at ?? user.confirmed_at);
  return {
    account: accountOf(user),
    session,
    // Other links may be the first proof of an e-mail as well: it was confirmed only after they were sent.
    confirms:
      ('type' in link && confirming.includes(link.type)) ||
      !(confirmedAt <= moment(user.recovery_sent_at)),
  };
}

/** Milliseconds since 1970; NaN where it is not known. */
function moment(text = ''): number {
  return Date.parse(momentColumn.parse(text));
}

/** Has the client go on with a session that another client opened. @throws AccountFailure */
export async function takeSession(
  backend: Backend,
  { access_token, refresh_token }: OpenedLink['session'],
): Promise<void> {
  await answered(backend.auth.setSession({ access_token, refresh_token }));
}

/** Changes the password of the person who is signed in. @throws AccountFailure */
export async function changePassword(backend: Backend, password: string): Promise<void> {
  await answered(backend.auth.updateUser({ password }));
}

/** Changes what the account itself says of the person who is signed in, as at sign-up. @throws AccountFailure */
export async function describeAccount(
  backend: Backend,
  { name, phone }: { name: string; phone: string | null },
): Promise<void> {
  await answered(backend.auth.updateUser({ data: { name, phone } }));
}

/**
 * Ends the session.
 * @param scope 'local' ends it on this device first, whatever the network, then at the backend; 'global' ends those on
 *   all devices, this one included, once the backend has been told; 'others' ends all but this one
 * @throws AccountFailure when the backend was not told
 */
export async function signOut(
  backend: Backend,
  scope: 'local' | 'global' | 'others' = 'local',
): Promise<void> {
  const { error } = await backend.auth.signOut({ scope });
  if (error) throw failed(error);
}
