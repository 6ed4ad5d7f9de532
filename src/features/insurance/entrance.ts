import { paths } from '@/config/paths';
import { signInAddress } from '@/session/redirect';

/** Ids of the page's sections that are there to be read: an address that ends in one asks for no quote. */
const toRead: readonly string[] = ['plans', 'example', 'rules'];

/** The page as anybody may read it. */
export const plansAddress = () => `${paths.insurance}#plans`;

/** Where those go who want a quote and are not signed in. */
export const insuranceSignIn = () => `${signInAddress(paths.insurance)}&reason=insurance`;

// They come for the plans, which would be in no index if they were sent to the sign-in page.
const searchEngine = /(?:google|bing|yandex|duckduck|apple|petal)-?bot|crawler|spider/i;

/**
 * Whether the page is opened only to be read, so that nobody needs to be signed in for it.
 * @param hash of the address, with its '#'
 */
export function isOpenedToRead(hash: string, userAgent: string): boolean {
  return toRead.includes(hash.slice(1)) || searchEngine.test(userAgent);
}
