import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages.js';
import { logOut } from '@/session/logout';
import { $user } from '@/session/session.store';
import './account-panel.css';

/** The other actions of whoever is signed in (Spec 2, 'Header, footer and menus'). */
const links = [
  { label: m.session_profile, href: paths.profile },
  { label: m.session_activity, href: paths.orders },
];

/**
 * Adds the menu of who is signed in to the page, below a button of the header, and its items to the menu of small
 * screens.
 * @returns the menu, a popover
 */
export function addAccountMenu(button: HTMLElement): HTMLElement {
  const panel = document.createElement('nav');
  panel.setAttribute('aria-label', m.session_menu_label());
  panel.id = 'account';
  panel.popover = 'auto';
  panel.className = 'account-panel';
  const name = document.createElement('p');
  const list = document.createElement('ul');
  list.append(...links.map(itemOf), logoutItem());
  panel.append(name, list);
  document.body.append(panel);
  button.setAttribute('popovertarget', panel.id);
  addToSiteMenu();
  $user.subscribe((user) => {
    name.textContent = user?.name ?? '';
    if (user === null) panel.hidePopover();
  });
  // Signing out may have to tell that the network is gone: what tells it is fetched as soon as a menu opens.
  for (const menu of [panel, document.getElementById('site-menu')]) {
    menu?.addEventListener('toggle', () => prepareToaster().catch(() => undefined), { once: true });
  }
  return panel;
}

function itemOf({ label, href }: (typeof links)[number]): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = label();
  if (location.pathname === href) link.setAttribute('aria-current', 'page');
  item.append(link);
  return item;
}

function logoutItem(): HTMLLIElement {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = m.session_logout();
  button.addEventListener('click', () => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
    void logOut();
  });
  item.append(button);
  return item;
}

/** The menu of small screens shows the same, in the looks of its other items. */
function addToSiteMenu(): void {
  const menu = document.querySelector('#site-menu ul');
  const [row, look] = [menu?.querySelector('li'), menu?.querySelector('li button')];
  for (const item of [...links.map(itemOf), logoutItem()]) {
    item.className = `for-user ${row?.className ?? ''}`;
    item.firstElementChild?.setAttribute('class', look?.className ?? '');
    menu?.append(item);
  }
}
