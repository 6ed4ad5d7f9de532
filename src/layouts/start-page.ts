import '@/lib/locale';
import { countPageView } from '@/features/analytics/page-view';
import { checkFreshness } from '@/features/catalogue/freshness.store';
import { whenShown } from '@/lib/when-shown';
import { showFallbackPictures } from '@/ui/pictures';

/** What every page does without waiting for a person; everything else is an island. */
export function startPage(): void {
  showFallbackPictures();
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
  setTimeout(() => import('@/features/offline/follow-offline').catch(console.info), 1_000);
}
