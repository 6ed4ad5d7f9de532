import '@/lib/locale';
import { inOtherLanguage } from '@/config/paths';
import { countPageView } from '@/features/analytics/page-view';
import { checkFreshness } from '@/features/catalogue/freshness.store';
import { whenShown } from '@/lib/page';
import { signInAddress } from '@/session/redirect';
import { showFallbackPictures } from '@/ui/fallback-pictures';

/** What every page does without waiting for a person; everything else is an island. */
export function startPage(): void {
  showFallbackPictures();
  keepHeaderLinksCurrent();
  whenShown(() => {
    countPageView();
    checkFreshness();
  });
  for (const sign of ['pointerdown', 'keydown', 'scroll', 'visibilitychange', 'offline']) {
    addEventListener(sign, keepForOffline, { once: true, passive: true });
  }
}

/** Registers the service worker once somebody uses the page; it must not slow down its first answer. */
function keepForOffline(): void {
  setTimeout(async () => {
    try {
      const { keepThisPage } = await import('@/features/offline/keep-this-page');
      await keepThisPage();
    } catch (error) {
      console.info('This page could not be kept for reading offline', error);
    }
  }, 1_000);
}

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
function keepHeaderLinksCurrent(): void {
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
