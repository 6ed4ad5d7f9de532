/**
 * Has links lead where the address of the page has come to by the time that they are used.
 * @param lead the address of a link, by that of the page, from the root
 */
export function keepLinksCurrent(links: string, lead: (here: string) => string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    const follow = () => {
      link.href = lead(location.pathname + location.search + location.hash);
    };
    // Not only pressed, but also opened in another tab.
    for (const sign of ['pointerdown', 'focus', 'click']) link.addEventListener(sign, follow);
  }
}
