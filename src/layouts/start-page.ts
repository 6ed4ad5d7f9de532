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
}
