import CircleUser from 'lucide-react/icons/circle-user';
import { inOtherLanguage, otherThan, paths } from '#config/paths.ts';
import { useKnownMember } from '#features/desk/Desk.tsx';
import { DeskKeys } from '#features/desk/DeskKeys.tsx';
import { DeskPopover } from '#features/desk/DeskPopover.tsx';
import { AddCustomer } from '#features/desk/walk-ins/AddCustomer.tsx';
import { pageAddress } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';
import { getLocale, getTextDirection } from '#paraglide/runtime.js';
import { logOut } from '#session/logout.ts';
import { ThemeToggle } from '#session/ThemeToggle.tsx';
import { CommandBarButton } from './CommandBarButton.tsx';

/** What is at hand in every part: the command bar, the keys, language, theme and account. */
export function DeskTools() {
  const member = useKnownMember();
  return (
    <section aria-label={m.desk_frame_tools()} className="desk-tools screen-only">
      {member && <CommandBarButton role={member.role} />}
      {member && <DeskKeys />}
      {member && <AddCustomer />}
      <LanguageLink />
      <ThemeToggle />
      {member && <AccountMenu name={member.name} />}
    </section>
  );
}

/** The same page in the other language, with what its address says now. */
function LanguageLink() {
  const other = otherThan(getLocale());
  return (
    <a
      href={inOtherLanguage(paths.desk)}
      hrefLang={other}
      lang={other}
      dir={getTextDirection(other)}
      className="grid min-h-11 min-w-11 place-items-center rounded-control px-1 text-micro font-semibold hover:bg-sunken"
      onPointerDown={leadOn}
      onFocus={leadOn}
    >
      {m.site_language({}, { locale: other })}
    </a>
  );
}

/** Stores write the address without React, so it is read when the link is about to be used. */
function leadOn({ currentTarget }: { currentTarget: HTMLAnchorElement }) {
  currentTarget.href = inOtherLanguage(pageAddress());
}

function AccountMenu({ name }: { name: string }) {
  const item =
    'flex min-h-11 w-full items-center rounded-control px-3 text-start text-small hover:bg-sunken';
  return (
    <DeskPopover
      title={name}
      aria-label={m.session_menu_label()}
      className="icon-button"
      panel={() => (
        <ul>
          <li>
            <a href={paths.home} className={item}>
              {m.desk_frame_site()}
            </a>
          </li>
          <li>
            <a href={paths.profile} className={item}>
              {m.session_profile()}
            </a>
          </li>
          <li>
            <button type="button" className={item} onClick={() => void logOut()}>
              {m.session_logout()}
            </button>
          </li>
        </ul>
      )}
    >
      <CircleUser className="size-5" aria-hidden="true" />
    </DeskPopover>
  );
}
