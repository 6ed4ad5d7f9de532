/** Lets every `[data-share]` button, whenever it comes into the page, hand the page on. */
export function followShareButtons(): void {
  document.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-share]')) return;
    const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const { share } = await import('./share');
    await share(document.title, page?.href ?? location.origin + location.pathname);
  });
}
