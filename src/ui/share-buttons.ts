import { m } from '@/paraglide/messages.js';
import { whileBusy } from './while-busy';

/** Lets every `[data-share]` button, whenever it comes into the page, hand the page on. */
export function followShareButtons(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
    if (!button) return;
    const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const address = page?.href ?? location.origin + location.pathname;
    const script = await whileBusy(
      button,
      () => import('./share'),
      () => ({ title: m.ui_share_address(), text: address }),
    );
    await script?.share(document.title, address);
  });
}
