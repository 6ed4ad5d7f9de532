import { isShown } from '@/lib/is-shown';
import { whenIdle } from '@/lib/when-idle';
import { whenLoaded } from '@/lib/when-loaded';
import { $phase, $shown } from './answer.store';
import { $catalogue } from './cars.store';
import { $asked, $left, $limit } from './listing.store';
import { returnTo } from './return-to';
import { screenful } from './screenful';
import { cardsOf, renewCards, showCards } from './show-cards';
import { showsAll } from './state';

/** Keeps the cards of the list those of what is asked for, as many as it shows. */
export function followCards(list: Element): void {
  const cards = cardsOf(list);
  if (!cards) return;
  let answered = $asked.get();
  const show = () => {
    const [asked, cars, limit, left] = [$asked.get(), $shown.get(), $limit.get(), $left.get()];
    if (cars === null) return;
    // The cards that the page was built with are those of the first cars of all.
    const isBuilt = cards.cars === null && $phase.get() === 'built';
    if (isBuilt) cards.cars = cars;
    const isRenewed = cards.cars !== null && cards.cars !== cars && asked === answered;
    answered = asked;
    if (isRenewed && left === null) renewCards(cards, cars, limit);
    else showCards(cards, cars, { limit, atOnce: left ? limit : isBuilt ? 0 : screenful() });
    if (left) returnTo(left);
  };
  $shown.subscribe(show);
  $limit.listen(show);
  // Without the cars, there are no more cards than those of the page's HTML.
  $catalogue.subscribe(({ status }) => {
    for (const item of list.children) {
      if (item.childElementCount === 0) item.toggleAttribute('hidden', status === 'failed');
    }
    const left = $left.get();
    if (left && status === 'failed' && showsAll($asked.get())) returnTo(left);
  });
  guessHeights(list);
}

/**
 * Has cards out of sight take as much room as those on the screen, until they are drawn: the nearer that is, the less a
 * place far down moves.
 */
function guessHeights(list: Element): void {
  whenLoaded(() =>
    whenIdle(() => {
      const card = list.firstElementChild;
      if (!card || !isShown(card)) return;
      const { height } = card.getBoundingClientRect();
      // As a rule, since a property that is handed down would have all that the cards hold styled anew.
      adoptStyles(`.models .car-grid>li{contain-intrinsic-size:auto ${Math.round(height)}px}`);
    }),
  );
}
