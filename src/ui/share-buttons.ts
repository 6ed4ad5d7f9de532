import { m } from '@/paraglide/messages.js';
import { sayPlainly } from './tell';

/** Lets every `[data-share]` button, whenever it comes into the page, hand the page on. */
export function followShareButtons(): void {
  document.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-share]')) return;
    const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const address = page?.href ?? location.origin + location.pathname;
    try {
      const { share } = await import('./share');
      await share(document.title, address);
    } catch {
      sayPlainly({ title: m.ui_share_address(), text: address });
    }
  });
}
