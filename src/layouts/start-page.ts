import '@/lib/locale';
import { countPageView } from '@/features/analytics/page-view';
import { checkFreshness } from '@/features/catalogue/freshness.store';
import { whenShown } from '@/lib/page';
import { keepHeaderLinksCurrent } from '@/site/header-links';
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
