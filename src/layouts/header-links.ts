import { inOtherLanguage } from '#config/paths.ts';
import { pageAddress } from '#lib/page.ts';
import { signInAddress } from '#session/redirect.ts';

const addresses: Record<string, (address: string) => string> = {
  'other-language': inOtherLanguage,
  'sign-in': signInAddress,
  'menu-sign-in': signInAddress,
};

/**
 * Keeps the address of the page, with its filters, in the header's links that depend on it: to the other language, and to
 * sign in. They are set before a press, whether it opens the page here or in another tab.
 */
export function keepAddressInLinks(): void {
  for (const sign of ['pointerdown', 'focusin', 'click']) {
    addEventListener(sign, ({ target }) => keepIn(target), true);
  }
}

function keepIn(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const addressFor = link ? addresses[link.id] : undefined;
  if (link && addressFor) link.href = addressFor(pageAddress());
}
