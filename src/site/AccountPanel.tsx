import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { m } from '@/paraglide/messages.js';
import { logOut } from '@/session/logout';
import { $user } from '@/session/session.store';
import { accountLinks, current } from './navigation';
import { useMenu } from './use-menu';

/** The menu of who is signed in, below its button in the header of wide screens. */
export function AccountPanel({ path }: { path: string }) {
  const user = useStore($user, { ssr: () => null });
  const { menu, close } = useMenu();
  useEffect(() => {
    if (user === null && menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [user, menu]);
  return (
    <nav
      ref={menu}
      id="account-menu"
      popover="auto"
      aria-label={m.session_menu_label()}
      className="account-panel"
    >
      <p>{user?.name}</p>
      <ul>
        {accountLinks().map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={current(href, path)} onClick={close}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
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
