import { $compared } from './compare.store';

/**
 * Opens the comparison of the selected cars, or says that none is selected (Spec 5, 'Compare'). Its code is fetched
 * then; meanwhile the buttons that open it are busy.
 */
export async function openComparison(): Promise<void> {
  if ($compared.get().length === 0) {
    const { sayNoneSelected } = await import('./notices');
    sayNoneSelected();
    return;
  }
  setBusy(true);
  try {
    const { showComparison } = await import('./Comparison');
    showComparison();
  } catch (error) {
    console.error('The comparison could not be opened', error);
    const { sayNotOpened } = await import('./notices');
    sayNotOpened();
  } finally {
    setBusy(false);
  }
}

/** Fetches what the comparison needs, so that it opens at once; a failure shows when it is asked for. */
export function prepareComparison(): void {
  import('./Comparison').catch(() => {});
}

function setBusy(busy: boolean): void {
  for (const button of document.querySelectorAll('[data-compare-open]')) {
    button.setAttribute('aria-busy', String(busy));
  }
}
