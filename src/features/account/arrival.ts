import { translated } from '@/config/paths';
import type { SignInLink } from '@/data/account';
import { getLocale } from '@/paraglide/runtime.js';
import { safeRedirect } from '@/session/redirect';

/** What the address of an account page says. */
export type Arrival = {
  /** The page of this site to go to afterwards, in the language that is being read by then. */
  redirect: string;
  /** What the link of a mail carries, if one led here. */
  link: SignInLink | null;
  /**
   * Whether a link did not work, or came without its end. What an address says of it is not shown: anybody may have
   * written that.
   */
  problem: boolean;
};

const linkTypes = ['signup', 'recovery', 'magiclink', 'invite', 'email', 'email_change'] as const;

/**
 * Reads the query of an account page. Mail links carry `token_hash` and `type`; those of hosted Supabase may come as
 * `code`, or with `error_description`.
 * @param search as `location.search`
 */
export function readArrival(search: string): Arrival {
  const asked = new URLSearchParams(search);
  const [tokenHash, code] = [asked.get('token_hash'), asked.get('code')];
  const type = linkTypes.find((known) => known === asked.get('type'));
  const byHash = tokenHash && type ? { tokenHash, type } : null;
  // Some programs break a long address, or take the bracket after it for a part of it.
  const isCut = tokenHash !== null && byHash === null;
  return {
    redirect: translated(safeRedirect(asked.get('redirect')), getLocale()),
    link: byHash ?? (code ? { code } : null),
    problem: isCut || asked.has('error') || asked.has('error_description'),
  };
}

/** What may stay in the address once it has been read: where to go, but nothing that signs in. */
export function withoutLink(search: string): string {
  const asked = new URLSearchParams(search);
  for (const spent of ['token_hash', 'type', 'code', 'error', 'error_code', 'error_description']) {
    asked.delete(spent);
  }
  return asked.size > 0 ? `?${asked.toString().replaceAll('%2F', '/')}` : '';
}

/** Takes what signs in out of the address, where the history and other sites could see it. */
export function cleanAddress(): void {
  const here = new URL(location.href);
  here.search = withoutLink(here.search);
  here.hash = '';
  history.replaceState(history.state, '', here);
}

/**
 * The e-mail that a link says it is for. Anybody may have written it: it is shown in part, and compared with the
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

/** An e-mail as people who know it recognise it: `m…@example.com`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
