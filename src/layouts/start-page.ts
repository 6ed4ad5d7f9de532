import '@/lib/locale';
import { watchBack } from '@/components/back';
import { fallbackPicture, inOtherLanguage } from '@/config/paths';
import { countPageView } from '@/features/analytics/page-view';
import { checkFreshness } from '@/features/catalogue/freshness.store';
import { whenShown } from '@/lib/page';
import { signInAddress } from '@/session/redirect';
import { tellMissingCode } from './missing-code';

/** The script of every page that runs without user interaction; everything else is an island. */
export function startPage(): void {
  showFallbackPictures();
  keepHeaderLinksCurrent();
  watchBack();
  tellMissingCode();
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
      const { cacheThisPage } = await import('@/features/offline/cache-this-page');
      await cacheThisPage();
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
    Object.assign(link, { onpointerdown: update, onfocus: update, onclick: update });
  }
}

/** Pictures that could not be loaded: a stock picture that fails, too, is not tried again. */
const failed = new WeakSet<HTMLImageElement>();

/** Replaces pictures of cars and chargers that cannot be loaded, in built and in rendered HTML alike. */
function showFallbackPictures(): void {
  addEventListener('error', ({ target }) => fallBack(target), true);
  // Those that failed before this script ran.
  for (const image of document.images) {
    if (image.complete && image.currentSrc && !image.naturalWidth) fallBack(image);
  }
}

function fallBack(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || failed.has(target)) return;
  failed.add(target);
  const siblings = [...(target.parentElement?.children ?? [])];
  // The elements stay: an island that hydrates later must find what the build wrote.
  for (const sibling of siblings) {
    if (sibling instanceof HTMLSourceElement) sibling.removeAttribute('srcset');
  }
  target.src = fallbackPicture[target.closest('.picture-charger') ? 'charger' : 'car'];
}
