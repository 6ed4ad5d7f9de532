import { countPageView } from '@/features/analytics/page-view';
import { followChanges } from '@/features/catalogue/freshness.store';
import { checkboxes, comparedStorageKey } from '@/features/compare/compared';
import { keepTicked } from '@/features/compare/keep-ticked';
import { recentStorageKey } from '@/features/recent/recent-key';
import { keepLinksCurrent } from '@/lib/keep-links-current';
import { keepsSome, recall } from '@/lib/web-storage';
import { whenShown } from '@/lib/when-shown';
import { intentionKept } from '@/session/intention-kept';
import { signInAddress } from '@/session/redirect';
import { hasSignInAnswer } from '@/session/sign-in-answer';
import { keepsSomebody } from '@/session/signed-in';
import { holdPresses } from '@/ui/hold-presses';
import { firstSign } from '@/ui/on-first-sign';
import { followPictures } from '@/ui/pictures';
import { pressedKey, tellFailure } from '@/ui/tell';
import { notLoaded } from '@/ui/while-busy';
import { fetchAhead } from './fetch-ahead';
import { pressHeld } from './late-parts';
import { followLanguageLink } from './other-language';
import { followThemeChoice } from './theme';
import { setInWebFonts } from './web-fonts';

/** What `answerPresses` answers, whatever page it is on. */
const controls =
  '[data-ask],[data-favourite],[data-share],[data-back],[data-compare-open],#account-button,.gallery-links a';

/** How long after the first sign of a person what nobody waits for comes, in milliseconds. */
const restMs = 1_000;

/**
 * All that a page does before anybody touches it; what answers people is fetched at the first sign of one, and at once
 * for those of whom this browser keeps something that the page is to show.
 */
export function startPage(): void {
  followThemeChoice();
  followLanguageLink();
  // The ways to sign in lead back to what is shown here.
  keepLinksCurrent('a.for-guest', signInAddress);
  followPictures();
  void setInWebFonts();
  whenShown(startVisit);
}

/** What waits for somebody to see the page. */
function startVisit(): void {
  countPageView();
  fetchAhead();
  followChanges((changes) => {
    // The page stands as it was built where what puts it right cannot be fetched.
    import('@/features/live/patch-page').then(({ patchPage }) => patchPage(changes), console.info);
  });
  const answer = holdPresses(
    { controls, boxes: checkboxes },
    async () => (await import('./answer-presses')).answerPresses(),
    isPressedBefore,
    (error, pressed) => void tellFailure(error, notLoaded(), pressed),
  );
  const arrive = () => {
    if (isKept()) void answer();
  };
  arrive();
  void firstSign().then(answer);
  // What keeps the page for later must slow down neither its coming nor the answer to a first press.
  const keepForLater = () => import('@/features/offline/follow-offline').catch(() => {});
  void firstSign().then(() => setTimeout(keepForLater, restMs));
  for (const sign of ['visibilitychange', 'offline']) {
    addEventListener(sign, keepForLater, { once: true });
  }
  addEventListener('pageshow', arrive);
  keepTicked();
  // Whoever pressed something before this ran is there, and may have ticked a car.
  if (window.held?.length) void answer();
  void pressHeld();
}

/** Whether this browser keeps a session, a selection, the cars looked at, or what somebody pressed or was about to do. */
function isKept(): boolean {
  return (
    keepsSomebody() ||
    isPressedBefore() ||
    intentionKept() ||
    isShown('.compare-bar', comparedStorageKey) ||
    isShown('.recent', recentStorageKey) ||
    hasSignInAnswer(location.search)
  );
}

/** Whether the page was loaded anew for what was pressed or ticked on it (`tellFailure`). */
const isPressedBefore = () => recall('tab', pressedKey) !== null;

function isShown(place: string, key: string): boolean {
  return keepsSome('browser', key) && document.querySelector(place) !== null;
}
