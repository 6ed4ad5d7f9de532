import { openedBy } from '@/lib/opened-by';

/** The panel that is open unless the address names another (Spec 2, 'Car detail'). */
const openAtFirst = '#specifications';

/** Makes tabs of the sections of `CarTabs.tsx`, wherever and whenever they come into the page. */
class CarTabs extends HTMLElement {
  #tabs: HTMLAnchorElement[] = [];

  connectedCallback(): void {
    const row = this.querySelector('.car-tab-row');
    this.#tabs = [...this.querySelectorAll<HTMLAnchorElement>('.car-tab-row a')];
    if (!row || row.role === 'tablist') return;
    row.role = 'tablist';
    this.#tabs.forEach((tab, index) => {
      const panel = panelOf(tab);
      tab.role = 'tab';
      tab.setAttribute('aria-controls', tab.hash.slice(1));
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', tab.id);
      // A closed panel stays findable by the browser's own search.
      panel?.addEventListener('beforematch', () => this.#select(tab));
      tab.addEventListener('click', (event) => {
        event.preventDefault();
        this.#select(tab);
        // On a narrow phone the row is wider than the screen.
        tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        history.replaceState(history.state, '', tab.hash);
      });
      tab.addEventListener('keydown', (event) => this.#followKey(event, index));
    });
    this.#select(this.#named(openAtFirst));
    this.#openNamed(openedBy('navigate'));
    addEventListener('hashchange', this.#followAddress);
    addEventListener('beforeprint', this.#openAll);
    addEventListener('afterprint', this.#closeAgain);
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.#followAddress);
    removeEventListener('beforeprint', this.#openAll);
    removeEventListener('afterprint', this.#closeAgain);
  }

  /** Paper has no tabs. */
  #openAll = (): void => {
    for (const tab of this.#tabs) {
      const panel = panelOf(tab);
      panel?.removeAttribute('hidden');
      panel?.removeAttribute('role');
    }
  };

  #closeAgain = (): void => {
    for (const tab of this.#tabs) panelOf(tab)?.setAttribute('role', 'tabpanel');
    this.#select(this.#tabs.find(({ ariaSelected }) => ariaSelected === 'true'));
  };

  #followAddress = (): void => this.#openNamed(true);

  /** @param comes whether the browser goes to a part of the page: to where it was while the others stood open */
  #openNamed(comes: boolean): void {
    const tab = this.#named(location.hash);
    this.#select(tab);
    if (tab && comes) this.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  #named(hash: string): HTMLAnchorElement | undefined {
    return this.#tabs.find((tab) => tab.hash === hash);
  }

  #select(chosen: HTMLAnchorElement | undefined): void {
    if (!chosen) return;
    for (const tab of this.#tabs) {
      const open = tab === chosen;
      tab.ariaSelected = String(open);
      tab.tabIndex = open ? 0 : -1;
      const panel = panelOf(tab);
      if (!panel) continue;
      // Closed so, it would still be told of, though empty.
      panel.ariaHidden = String(!open);
      if (open) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  }

  #followKey(event: KeyboardEvent, index: number): void {
    const { length } = this.#tabs;
    const towardsEnd = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const towardsStart = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const goal = new Map([
      [towardsEnd, (index + 1) % length],
      [towardsStart, (index - 1 + length) % length],
      ['Home', 0],
      ['End', length - 1],
      [' ', index],
    ]).get(event.key);
    if (goal === undefined) return;
    event.preventDefault();
    this.#tabs[goal]?.click();
    this.#tabs[goal]?.focus();
  }
}

function panelOf(tab: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(tab.hash.slice(1));
}

if (!customElements.get('car-tabs')) customElements.define('car-tabs', CarTabs);
