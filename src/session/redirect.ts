import { languageOf, paths } from '#config/paths.ts';
import { urlFrom } from '#lib/page.ts';

/** Any origin to resolve paths against; the site's own is not known at the build. */
const base = 'https://site.invalid';

/** Pages that lead on to `redirect` themselves. */
const isAccountPage = (path: string) =>
  [paths.signIn, paths.signUp, paths.resetPassword].some(
    (page) => languageOf(page).path === languageOf(path).path,
  );

/**
 * The page of this site to go to after signing in; the home page instead of anything else, such as another site, a
 * script, or the sign-in page again.
 * @param requested the value of `redirect`, decoded once, as `URLSearchParams` returns it
 * @returns a path with its query and fragment
 */
export function safeRedirect(requested: string | null): string {
  const url = requested !== null && isPath(requested) ? urlFrom(requested, base) : null;
  if (url === null) return paths.home;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // A path may become another site once it is resolved ('/.//evil.example') or loses its language
  // ('/ar//evil.example'). No page of this site has two slashes in a row.
  if (url.origin !== base || !isPath(path) || url.pathname.includes('//')) return paths.home;
  return isAccountPage(url.pathname) ? paths.home : path;
}

/** Exactly one slash first, no backslash, which browsers take for one, and nothing that they silently remove. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
}

/** The address of the sign-in page that leads back to a page of this site. */
export function signInAddress(path: string): string {
  return withRedirect(paths.signIn, safeRedirect(path));
}

/** The address of an account page that passes `redirect` on. */
export function withRedirect(page: string, redirect: string): string {
  const query = new URLSearchParams({ redirect }).toString().replaceAll('%2F', '/');
  return redirect === paths.home ? page : `${page}?${query}`;
}
