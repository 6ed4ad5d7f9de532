import { $toasts, notify } from '#components/toast.store.ts';
import { noteMissingCode } from '#lib/missing-code.ts';
import { isSiteReachable } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';

declare global {
  interface WindowEventMap {
    /** Vite reports so that a dynamic import failed: https://vite.dev/guide/build#load-error-handling */
    'vite:preloadError': Event & { payload: unknown };
  }
}

/**
 * Says so when the code of a part of the page cannot be fetched, and why: the site was updated and the file is gone, or
 * there is no connection. Every `import()` of the site reports here, whatever its caller does about it.
 */
export function reportMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    noteMissingCode(payload);
    void notifyReason();
  });
  addEventListener('astro:hydration-error', () => void showReasonInPage());
}

async function notifyReason(): Promise<void> {
  // Without a connection, which the header says, what the page fetches by itself is not worth a word.
  const isAsked = navigator.onLine || navigator.userActivation?.isActive;
  if (await isSiteReachable()) {
    notify('warning', {
      title: m.ui_updated(),
      text: m.ui_updated_text(),
      // Without its fragment, the address loads the page anew.
      link: { label: m.ui_reload(), href: location.pathname + location.search },
      lasting: true,
    });
  } else if (isAsked && !$toasts.get().some(({ open }) => open)) {
    notify('error', { title: m.ui_not_loaded(), text: m.ui_not_loaded_reload() });
  }
}

/** The toasts may be missing as well: the page's own message says which it is. `client:interaction` shows it. */
async function showReasonInPage(): Promise<void> {
  const isUpdated = await isSiteReachable();
  document.getElementById('not-loaded-updated')?.toggleAttribute('hidden', !isUpdated);
  document.getElementById('not-loaded-connection')?.toggleAttribute('hidden', isUpdated);
}
