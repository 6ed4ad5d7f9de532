import { $compared } from './compare.store';

const dialog = () => import('./Comparison');

/** What is said about the selection, fetched when there is something to say. */
export const notices = () => import('./notices');

/**
 * Opens the comparison of the selected cars, or says that none is selected (Spec 5, 'Compare'). Its code is fetched
 * then; meanwhile the buttons that open it are busy.
 */
export async function openComparison(): Promise<void> {
  if ($compared.get().length === 0) {
    (await notices()).sayNoneSelected();
    return;
  }
  setBusy(true);
  try {
    (await dialog()).showComparison();
  } catch (error) {
    console.error('The comparison could not be opened', error);
    (await notices()).sayNotOpened();
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
