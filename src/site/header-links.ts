import { inOtherLanguage } from '@/config/paths';
import { signInAddress } from '@/session/redirect';

/** Ids of the header's links that depend on the address of the page, and where each leads from there. */
const links = {
  'other-language': inOtherLanguage,
  'sign-in': signInAddress,
  'menu-sign-in': signInAddress,
} as const;

/**
 * Has these links lead where the address of the page says when they are used: to the same filters in the other
 * language, and back here after signing in. A plain script, since the first press must lead right as well, which no
 * island waits for.
 */
export function keepHeaderLinksCurrent(): void {
  for (const [id, addressFrom] of Object.entries(links)) {
    const link = document.getElementById(id);
    if (!(link instanceof HTMLAnchorElement)) continue;
    const update = () => {
      link.href = addressFrom(location.pathname + location.search + location.hash);
    };
    // Links are also opened in other tabs, without a click.
    for (const event of ['pointerdown', 'focus', 'click']) link.addEventListener(event, update);
  }
}
