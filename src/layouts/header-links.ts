import { inOtherLanguage } from '@/config/paths';
import { signInAddress } from '@/session/redirect';

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
      link.href = addressFrom(location.pathname + location.search + location.hash);
    };
    // Links are also opened in other tabs, without a click.
    Object.assign(link, { onpointerdown: update, onfocus: update, onclick: update });
  }
}

/** Does as much for a press that comes before that script. The sign-in page checks where it is asked to lead. */
export const earlyLinksScript = `addEventListener('click',e=>{let l=location,a=e.target.closest('#${Object.keys(links).join(',#')}');if(a&&!a.onclick)a.search=a.hreflang?l.search:'?redirect='+encodeURIComponent(l.pathname+l.search)},true)`;
