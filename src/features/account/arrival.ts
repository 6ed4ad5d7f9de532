import { addressIn } from '#config/paths.ts';
import type { SignInLink } from '#data/account.ts';
import { getLocale } from '#paraglide/runtime.js';
import { safeRedirect } from '#session/redirect.ts';

/** The contents of an account page's address. */
export type Arrival = {
  /** The page of this site to go to afterwards, in the language of this page. */
  redirect: string;
  /** The token or code of a mail link, if one led here. */
  link: SignInLink | null;
  /** Whether a link did not work or was cut off. Its error text is not shown: anybody may have written it. */
  problem: boolean;
};

const linkTypes = ['signup', 'recovery', 'magiclink', 'invite', 'email', 'email_change'] as const;

/**
 * Reads the query of an account page. Mail links carry `token_hash` and `type`; hosted Supabase may send `code` or
 * `error_description` instead.
 * @param search as `location.search`
 */
export function readArrival(search: string): Arrival {
  const asked = new URLSearchParams(search);
  const [tokenHash, code] = [asked.get('token_hash'), asked.get('code')];
  const type = linkTypes.find((known) => known === asked.get('type'));
  const byHash = tokenHash && type ? { tokenHash, type } : null;
  // Some programs break long addresses, or add the bracket that follows.
  const isCut = tokenHash !== null && byHash === null;
  return {
    redirect: addressIn(safeRedirect(asked.get('redirect')), getLocale()),
    link: byHash ?? (code ? { code } : null),
    problem: isCut || asked.has('error') || asked.has('error_description'),
  };
}

/** The query without anything that signs in. */
export function withoutLink(search: string): string {
  const asked = new URLSearchParams(search);
  for (const spent of ['token_hash', 'type', 'code', 'error', 'error_code', 'error_description']) {
    asked.delete(spent);
  }
  return asked.size > 0 ? `?${asked.toString().replaceAll('%2F', '/')}` : '';
}

/** Removes what signs in from the address, where the history and other sites could see it. */
export function cleanAddress(): void {
  const here = new URL(location.href);
  here.search = withoutLink(here.search);
  here.hash = '';
  history.replaceState(history.state, '', here);
}

/**
 * The e-mail that a link claims to be for. Anybody may have written it, so it is shown in part, and compared with the
 * account once that is known.
 * @param hash as `location.hash`
 */
export function hintedEmail(hash: string): string | null {
  const [, hint = ''] = /^#for=(.+)$/.exec(hash) ?? [];
  try {
    const email = decodeURIComponent(hint);
    return /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email) && email.length <= 254 ? email : null;
  } catch {
    return null;
  }
}

/** An e-mail that only people who know it recognise: `m…@example.com`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
