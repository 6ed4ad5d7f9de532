import '@/ui/gallery';
import { followFavourites } from '@/features/favourites/follow-favourites';
import { followStaff } from '@/features/hero-image/follow-staff';
import { handOnFocus } from '@/ui/hand-on-focus';
import { pressAgain } from '@/ui/press-again';
import { followShareButtons } from '@/ui/share-buttons';
import { followRequestButtons } from './follow-request-buttons';
import { followHeader } from './header';
import { followBackLink } from './way-back';

/**
 * Makes all of a page act that somebody may press; `start.ts` fetches it when somebody is there.
 * @throws when the script of a part cannot be fetched; nothing acts then, and it may be called again
 */
export async function answerPresses(): Promise<void> {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const [compare, recent] = await Promise.all([
    has('.compare-bar') ? import('@/features/compare/compare-controls') : null,
    has('.recent') ? import('@/features/recent/recent-strip') : null,
  ]);
  compare?.followCompared();
  recent?.followRecent();
  handOnFocus(document.getElementById('main') ?? document.body);
  followHeader();
  followRequestButtons();
  // Where there are hearts, or a live page may bring some; elsewhere nobody asks what is saved.
  if (has('[data-favourite], #live')) followFavourites();
  followShareButtons();
  followBackLink();
  followStaff();
  pressAgain();
}
