import './header.css';
import Menu from 'lucide-react/icons/menu';
import { useEffect, useRef, useState } from 'react';
import { buttonClasses } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { Mark } from '#components/Mark.tsx';
import { inOtherLanguage, otherThan, paths } from '#config/paths.ts';
import { productName } from '#config/product-name.ts';
import { ConnectionNotice } from '#features/offline/ConnectionNotice.tsx';
import { openRequest } from '#features/request/dialog.store.ts';
import { m } from '#paraglide/messages.js';
import { getLocale, getTextDirection } from '#paraglide/runtime.js';
import { $user, signedInClass, watchSession } from '#session/session.store.ts';
import { ThemeToggle } from '#session/ThemeToggle.tsx';
import { AccountPanel, SiteMenu } from './Menus.tsx';
import { current, headerLinks } from './navigation.ts';
import { resumeProviderSignIn } from './provider-sign-in.ts';

/** Address of the page, from the root. */
type Props = { path: string };

/** The header of every page with its two menus. */
export default function Header({ path: builtPath }: Props) {
  // A looked-up page has another address than the file that renders it.
  const [path, setPath] = useState(builtPath);
  useEffect(() => setPath(location.pathname), []);
  return (
    <Island>
      <Bar path={path} isOfflinePage={builtPath === paths.offline} />
      <SiteMenu path={path} />
      <AccountPanel path={path} />
    </Island>
  );
}

function Bar({ path, isOfflinePage }: Props & { isOfflinePage: boolean }) {
  const header = useRef<HTMLElement>(null);
  const other = otherThan(getLocale());
  useEffect(() => {
    watchSession();
    resumeProviderSignIn();
    return $user.subscribe((user) => {
      document.documentElement.classList.toggle(signedInClass, user !== null);
    });
  }, []);
  return (
    <header ref={header} className="site-header screen-only border-b border-line bg-canvas">
      <div className="wrap flex h-16 items-center gap-4">
        <a
          href={paths.home}
          className="flex items-center gap-2 py-2"
          aria-label={m.site_logo_label({ name: productName() })}
        >
          <Mark className="size-8" />
          <span className="site-name">{productName()}</span>
        </a>

        <nav aria-label={m.site_nav_label()} className="ms-auto hidden lg:block">
          <ul className="flex items-center gap-0.5">
            {headerLinks().map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={current(href, path)} className="site-link">
                  {label}
                </a>
              </li>
            ))}
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                className="needs-script site-link"
                onClick={() => openRequest('finance')}
              >
                {m.site_nav_finance()}
              </button>
            </li>
          </ul>
        </nav>

        <a
          href={inOtherLanguage(path)}
          id="other-language"
          hrefLang={other}
          lang={other}
          dir={getTextDirection(other)}
          className="site-link other-language"
        >
          {m.site_language({}, { locale: other })}
        </a>

        <ThemeToggle />

        <a
          id="sign-in"
          href={paths.signIn}
          className={`${buttonClasses('secondary', 'sm')} for-guest max-lg:hidden`}
        >
          {m.site_nav_sign_in()}
        </a>
        <button
          type="button"
          popoverTarget="account-menu"
          className={`${buttonClasses('secondary', 'sm')} for-user max-lg:hidden`}
        >
          {m.session_menu_label()}
        </button>

        <button
          type="button"
          popoverTarget="site-menu"
          aria-label={m.site_menu_open()}
          className="icon-button"
        >
          <Menu className="size-6" aria-hidden="true" />
        </button>
      </div>
      {/* The offline page says it in its own text. */}
      {!isOfflinePage && <ConnectionNotice header={header} />}
    </header>
  );
}
