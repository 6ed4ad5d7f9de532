import { languageOf, paths } from '@/config/paths';
import { urlFrom } from '@/lib/page';

/** Some origin to read an address against; that of the site itself is not known where this runs. */
const base = 'https://site.invalid';

/** Pages that lead on to `redirect` themselves. */
const isDoor = (path: string) =>
  [paths.signIn, paths.signUp, paths.resetPassword].some(
    (door) => languageOf(door).path === languageOf(path).path,
  );

/**
 * Where to go after signing in: the page of this site that an address asks for, or the home page when it asks for
 * anything else, such as another site, a script, or the sign-in page again.
 * @param asked the value of `redirect`, decoded once, as `URLSearchParams` gives it
 * @returns a path with its query and fragment
 */
export function safeRedirect(asked: string | null): string {
  const url = asked !== null && isPath(asked) ? urlFrom(asked, base) : null;
  if (url === null) return paths.home;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // What reads as a path may become another site once it is tidied ('/.//evil.example'), or once its language is taken
  // away ('/ar//evil.example'). No page of this site has two slashes in a row.
  if (url.origin !== base || !isPath(path) || url.pathname.includes('//')) return paths.home;
  return isDoor(url.pathname) ? paths.home : path;
}

/** One slash and no second, no backslash that browsers take for one, and nothing that they silently remove. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
}

/** The address of the sign-in page that leads back to a page of this site. */
export function signInAddress(path: string): string {
  const back = safeRedirect(path);
  return back === paths.home ? paths.signIn : withRedirect(paths.signIn, back);
}

/** A page of the account that hands `redirect` on, so that it is not lost on the way. */
export function withRedirect(page: string, redirect: string): string {
  const asked = new URLSearchParams({ redirect }).toString().replaceAll('%2F', '/');
  return redirect === paths.home ? page : `${page}?${asked}`;
}
