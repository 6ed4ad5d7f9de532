import { cairoToday } from '@/lib/dates';

/** Takes 'verified daily' back on a page that is read after the last day on which it was so. */
export function followPriceTagline(): void {
  const tagline = document.querySelector<HTMLElement>('[data-verified-until]');
  const { verifiedUntil, afterwards } = tagline?.dataset ?? {};
  if (tagline && verifiedUntil && afterwards && cairoToday() > verifiedUntil) {
    tagline.textContent = afterwards;
  }
}
