import { product } from '@/config/product';
import { isShown } from '@/lib/is-shown';
import { nextTask } from '@/lib/next-task';
import { afterPaint, painted } from '@/lib/painted';
import { onFirstSign } from '@/ui/on-first-sign';
import { $phase, $results } from './answer.store';
import { $catalogue, loadCatalogue } from './cars.store';
import { focusHeading } from './focus-heading';
import { followCards } from './follow-cards';
import { followForm } from './follow-form';
import { followSheet } from './follow-sheet';
import {
  $asked,
  $limit,
  clearFilters,
  leaveListing,
  openListing,
  reload,
  showMore,
} from './listing.store';
import { facetsIn, formId } from './listing-form';
import { scrollUp, showCount, showOptions, showPhase, showShare } from './show-answer';
import { showChips } from './show-chips';
import { warmUp } from './warm-up';

/**
 * Brings the models view to life: the form asks, the cars answer (Spec 2, 'Models view'). A slow phone takes long over
 * it, so it is done in three tasks. The cars are asked for last: what answers them is there when they come.
 */
export async function followModels(): Promise<void> {
  const root = document.querySelector<HTMLElement>('.models');
  const form = document.getElementById(formId);
  if (!root || !(form instanceof HTMLFormElement)) return;

  openListing(facetsIn(form));
  await nextTask();
  followForm(root, form);
  followSheet();
  await nextTask();
  showAnswers(root);
  const list = root.querySelector('.models-cards > .car-grid');
  if (list) followCards(list);
  onFirstSign(() => void $catalogue.subscribe(warmUp));

  root.addEventListener('click', ({ target, metaKey, ctrlKey, shiftKey }) => {
    if (!(target instanceof Element)) return;
    // Whoever opens a car in another tab stays.
    if (target.closest('.car-card a') && !metaKey && !ctrlKey && !shiftKey) leaveListing();
    if (target.closest('[data-retry]')) void reload();
    const more = target.closest('[data-more]');
    if (more) void showMoreCards(root, more);
    if (!target.closest('[data-clear]')) return;
    // In the sheet the button stays; elsewhere it goes, and focus with it.
    if (!target.closest('dialog')) focusHeading();
    clearFilters();
  });
  void loadCatalogue();
}

/** Shows more cards; whoever pressed the button by keyboard goes on at the first new one where it goes. */
async function showMoreCards(root: HTMLElement, button: Element): Promise<void> {
  const focused = button === document.activeElement;
  const cards = () => [...root.querySelectorAll('.car-card')].filter((card) => isShown(card));
  const shown = cards().length;
  if ($catalogue.get().status === 'failed') void reload();
  else showMore();
  if (!focused) return;
  // They are drawn within a few frames, unless what draws them cannot be fetched.
  for (let frame = 0; frame < 60 && cards().length <= shown; frame += 1) await painted();
  if (isShown(button)) return;
  cards()[shown]?.querySelector('a')?.focus({ preventScroll: true });
}

function showAnswers(root: HTMLElement): void {
  $asked.subscribe((asked) => showChips(root, asked));
  const show = () => {
    const [phase, results] = [$phase.get(), $results.get()];
    showPhase(root, phase, results?.cars.length === 0);
    const total = results?.cars.length ?? Number(root.dataset.total);
    // What stands there while something cannot be answered is what the page was built with.
    if (phase === 'failed') showCount(root, Number(root.dataset.total));
    else if (results) showCount(root, total);
    const cut = $catalogue.get().status === 'failed';
    showShare(root, total, cut ? product.listingCardsInPage : $limit.get());
  };
  $phase.subscribe(show);
  $limit.listen(show);
  $catalogue.listen(show);
  // The cars come first; a run of changes does not put this off.
  let due = false;
  const showOptionsNext = () => {
    if (due) return;
    due = true;
    afterPaint(() => {
      due = false;
      const results = $results.get();
      if (results) showOptions(root, results, $catalogue.get().facets, $asked.get());
    });
  };
  showOptionsNext();
  let answered = $asked.get();
  $results.listen((results) => {
    show();
    showOptionsNext();
    // Not for what changed in the catalogue meanwhile.
    if (results && answered !== $asked.get()) requestAnimationFrame(() => scrollUp(root));
    answered = $asked.get();
  });
}
