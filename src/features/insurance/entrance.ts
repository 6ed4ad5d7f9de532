import { paths } from '#config/paths.ts';
import { signInAddress } from '#session/redirect.ts';

/** The page's sections that anybody may read. */
const readableSections: readonly string[] = ['plans', 'example', 'rules'];

/** The page as anybody may read it. */
export const plansAddress = () => `${paths.insurance}#plans`;

/** Where people go who want a quote and are not signed in. */
export const insuranceSignIn = () => `${signInAddress(paths.insurance)}&reason=insurance`;

// Search engines would not index the plans if they were sent to the sign-in page.
const searchEngine = /(?:google|bing|yandex|duckduck|apple|petal)-?bot|crawler|spider/i;

/** Whether the page is opened only to be read, so that nobody needs to sign in. @param hash with its '#' */
export function isOpenedToRead(hash: string, userAgent: string): boolean {
  return readableSections.includes(hash.slice(1)) || searchEngine.test(userAgent);
}
