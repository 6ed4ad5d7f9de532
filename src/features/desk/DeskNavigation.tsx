import { paths } from '#config/paths.ts';
import type { Role } from '#data/team.ts';
import { m } from '#paraglide/messages.js';

/** The pages of the desk, in the order of their links. */
export type DeskPage = 'requests' | 'calendar' | 'catalogue' | 'tariffs' | 'numbers' | 'team';

/** Links to the pages of the desk that a role may use. */
export function DeskNavigation({ page, role }: { page: DeskPage; role: Role }) {
  const links: { page: DeskPage; label: string; href: string; managers?: boolean }[] = [
    { page: 'requests', label: m.desk_nav_requests(), href: paths.desk },
    { page: 'calendar', label: m.desk_nav_calendar(), href: paths.deskCalendar },
    { page: 'catalogue', label: m.desk_nav_catalogue(), href: paths.deskCatalogue, managers: true },
    { page: 'tariffs', label: m.desk_nav_tariffs(), href: paths.deskTariffs, managers: true },
    { page: 'numbers', label: m.desk_nav_numbers(), href: paths.deskNumbers },
    { page: 'team', label: m.desk_nav_team(), href: paths.deskTeam },
  ];
  return (
    <nav
      aria-label={m.desk_nav_label()}
      className="mb-6 flex gap-x-5 overflow-x-auto border-b border-line sm:gap-x-8"
    >
      {links
        .filter(({ managers }) => !managers || role === 'manager')
        .map(({ page: name, label, href }) => (
          <a
            key={name}
            href={href}
            aria-current={name === page ? 'page' : undefined}
            ref={name === page ? bringIntoView : undefined}
            className="-mb-px flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent font-semibold text-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
          >
            {label}
          </a>
        ))}
    </nav>
  );
}

/** On a phone not all links have room; the one of this page is in sight. */
function bringIntoView(link: HTMLAnchorElement | null) {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
