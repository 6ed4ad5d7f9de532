import { m } from '@/paraglide/messages.js';
import { sayPlainly, tellFailure } from '@/ui/tell';
import { $compared } from './compare.store';

type Notices = typeof import('./notices');

const dialog = () => import('./Comparison');

/** What is said about the selection, fetched when there is something to say. Never throws. */
export async function say(what: keyof Notices): Promise<void> {
  try {
    const notices: Notices = await import('./notices');
    notices[what]();
  } catch {
    sayPlainly({ text: m.compare_failed_text() });
  }
}

/**
 * Opens the comparison of the selected cars, or says that none is selected (Spec 5, 'Compare'). Its code is fetched
 * then; meanwhile the buttons that open it are busy.
 * @param pressed the button that asks for it
 */
export async function openComparison(pressed?: HTMLElement): Promise<void> {
  if ($compared.get().length === 0) {
    return say('sayNoneSelected');
  }
  setBusy(true);
  try {
    (await dialog()).showComparison();
  } catch (error) {
    await tellFailure(error, { text: m.compare_not_opened_text() }, pressed);
  } finally {
    setBusy(false);
  }
}

/** Fetches what the comparison needs, so that it opens at once; a failure shows when it is asked for. */
export function prepareComparison(): void {
  dialog().catch(() => {});
}

function setBusy(busy: boolean): void {
  for (const button of document.querySelectorAll('[data-compare-open]')) {
    button.setAttribute('aria-busy', String(busy));
  }
}
