import '#lib/locale.ts';
import { checkFreshness } from '#catalogue/freshness.store.ts';
import { watchBack } from '#components/back.ts';
import { fallbackPicture } from '#config/addresses.ts';
import { countPageView } from '#features/analytics/page-view.ts';
import { whenShown } from '#lib/page.ts';
import { keepAddressInLinks } from './header-links.ts';
import { keepEntries } from './kept-entries.ts';
import { reportMissingCode } from './missing-code.ts';

/** The script of every page that runs without user interaction; everything else is an island. */
export function startPage(): void {
  keepAddressInLinks();
  showFallbackPictures();
  watchBack();
  keepEntries();
  reportMissingCode();
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
      const { cacheThisPage } = await import('#features/offline/cache-this-page.ts');
      await cacheThisPage();
    } catch (error) {
      console.info('This page could not be kept for reading offline', error);
    }
  }, 1_000);
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
