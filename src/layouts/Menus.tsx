import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonClasses } from '#components/Button.tsx';
import { useBackCloses } from '#components/use-back-closes.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { paths } from '#config/paths.ts';
import { openRequest } from '#features/request/dialog.store.ts';
import { m } from '#paraglide/messages.js';
import { logOut } from '#session/logout.ts';
import { $user } from '#session/session.store.ts';
import { useIsStaff } from '#session/use-is-staff.tsx';
import { accountLinks, current, menuLinks } from './navigation.ts';

const itemLooks = 'site-menu-link block py-3.5';
const buttonLooks = `${itemLooks} needs-script w-full text-start`;

/** The menu of small screens: a popover over the header, which opens without a script. */
export function SiteMenu({ path }: { path: string }) {
  const { menu, close, wasOpened, onToggle } = useMenu();
  const isStaff = useIsStaff(wasOpened);
  const link = ({ label, href }: { label: string; href: string }) => (
    // A page that comes back from the history would still show the menu that led away from it.
    <a href={href} aria-current={current(href, path)} className={itemLooks} onClick={close}>
      {label}
    </a>
  );
  return (
    <nav
      ref={menu}
      id="site-menu"
      popover="auto"
      onToggle={onToggle}
      aria-label={m.site_menu_title()}
      className="site-menu m-0 w-full max-w-none overflow-y-auto border-b border-line bg-canvas p-0 text-ink shadow-raised"
    >
      <div className="wrap flex h-16 items-center justify-between">
        <span className="text-subheading">{m.site_menu_title()}</span>
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={m.site_menu_close()}
          className="icon-button"
        >
          <X className="size-6" aria-hidden="true" />
        </button>
      </div>
      <div className="wrap pb-8">
        <ul className="divide-y divide-line border-y border-line text-subheading">
          {menuLinks().map((item) => (
            <li key={item.href}>{link(item)}</li>
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              className={buttonLooks}
              onClick={() => {
                close();
                openRequest('finance');
              }}
            >
              {m.site_nav_finance()}
            </button>
          </li>
          {accountLinks(isStaff).map((item) => (
            <li key={item.href} className="for-user">
              {link(item)}
            </li>
          ))}
          <li className="for-user">
            <button
              type="button"
              className={buttonLooks}
              onClick={() => {
                close();
                void logOut();
              }}
            >
              {m.session_logout()}
            </button>
          </li>
        </ul>
        <a
          id="menu-sign-in"
          href={paths.signIn}
          className={`${buttonClasses('primary', 'lg')} for-guest mt-6 w-full`}
          onClick={close}
        >
          {m.site_nav_sign_in()}
        </a>
      </div>
    </nav>
  );
}

const panelItemLooks =
  'block w-full rounded-control px-3 py-2.5 text-start hover:bg-sunken aria-[current]:text-accent aria-[current]:underline aria-[current]:underline-offset-4';

/** The menu of signed-in people, below its button in the header of wide screens. */
export function AccountPanel({ path }: { path: string }) {
  const user = useStore($user, { ssr: () => null });
  const { menu, close, wasOpened, onToggle } = useMenu();
  const isStaff = useIsStaff(wasOpened);
  const closeNow = useEffectEvent(close);
  const isSignedIn = user !== null;
  // Only when somebody signs out: the menu may be open before React knows who is signed in.
  useEffect(() => (isSignedIn ? () => closeNow() : undefined), [isSignedIn]);
  return (
    <nav
      ref={menu}
      id="account-menu"
      popover="auto"
      onToggle={onToggle}
      aria-label={m.session_menu_label()}
      className="inset-auto end-[max(theme(padding.gutter),50vw_-_37rem)] top-[--header] m-0 w-60 rounded-card border border-line bg-surface p-3 text-small text-ink shadow-raised backdrop:bg-transparent"
    >
      <p className="truncate border-b border-line px-3 pb-3 pt-1 font-semibold">{user?.name}</p>
      <ul className="mt-2">
        {accountLinks(isStaff).map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current(href, path)}
              className={panelItemLooks}
              onClick={close}
            >
              {label}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={panelItemLooks}
            onClick={() => {
              close();
              void logOut();
            }}
          >
            {m.session_logout()}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** A native popover that closes on Back, and when the focus moves on to the page behind it. */
function useMenu() {
  const menu = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  const onToggle = () => {
    const isOpenNow = menu.current?.matches(':popover-open') ?? false;
    setOpen(isOpenNow);
    if (isOpenNow) setOpened(true);
  };
  // A popover opens without React, so perhaps before hydration.
  useEffect(onToggle, []);
  useBackCloses(isOpen, close);
  useWindowEvent('focusin', ({ target }) => {
    if (!(target instanceof Element) || !menu.current || menu.current.contains(target)) return;
    if (target.getAttribute('popovertarget') !== menu.current.id) close();
  });
  return { menu, close, wasOpened, onToggle };
}
