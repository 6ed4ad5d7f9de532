import { inOtherLanguage } from '#config/paths.ts';
import { pageAddress } from '#lib/page.ts';
import { signInAddress } from '#session/redirect.ts';

/** The header's links that depend on the page's address, by id, and where each leads from there. */
const links = {
  'other-language': inOtherLanguage,
  'sign-in': signInAddress,
  'menu-sign-in': signInAddress,
} as const;

/**
 * Updates these links just before they are used, so that they keep the filters in the address. A plain script, since
 * the first press must not wait for the header island.
 */
export function keepHeaderLinksCurrent(): void {
  for (const [id, addressFrom] of Object.entries(links)) {
    const link = document.getElementById(id);
    if (!(link instanceof HTMLAnchorElement)) continue;
    const update = () => {
      link.href = addressFrom(pageAddress());
    };
    // Links are also opened in other tabs, without a click.
    Object.assign(link, { onpointerdown: update, onfocus: update, onclick: update });
  }
}
