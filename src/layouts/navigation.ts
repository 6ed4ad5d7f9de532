import { paths } from '#config/paths.ts';
import { m } from '#paraglide/messages.js';

/** A link of the header or the footer. */
export type NavigationLink = { label: string; href: string };

/** The header's links, in order; 'Finance' is a button and not among them. */
export function headerLinks(): NavigationLink[] {
  return [
    { label: m.site_nav_home(), href: paths.home },
    { label: m.site_nav_cars(), href: paths.cars },
    { label: m.site_nav_chargers(), href: paths.chargers },
    { label: m.site_nav_insurance(), href: paths.insurance },
    { label: m.site_nav_about(), href: paths.about },
  ];
}

/** The links of a phone's menu: the header's, and the map of charging points after the chargers. */
export function menuLinks(): NavigationLink[] {
  return headerLinks().flatMap((link) =>
    link.href === paths.chargers
      ? [link, { label: m.charging_nav(), href: paths.charging }]
      : [link],
  );
}

/** The footer's links to pages of the site. */
export function footerLinks(): NavigationLink[] {
  return [
    { label: m.site_nav_cars(), href: paths.cars },
    { label: m.choose_heading(), href: paths.choose },
    { label: m.site_nav_chargers(), href: paths.chargers },
    { label: m.charging_nav(), href: paths.charging },
    { label: m.site_nav_about(), href: paths.about },
    { label: m.site_nav_privacy(), href: paths.privacy },
    { label: m.site_nav_terms(), href: paths.terms },
    { label: m.accessibility_title(), href: paths.accessibility },
  ];
}

/** The menus' links for signed-in people; those of the sales team have one more. */
export function accountLinks(isStaff: boolean): NavigationLink[] {
  return [
    ...(isStaff ? [{ label: m.desk_title(), href: paths.desk }] : []),
    { label: m.session_profile(), href: paths.profile },
    { label: m.session_activity(), href: paths.orders },
  ];
}

/**
 * The value of a link's `aria-current`: 'page' on the page itself, 'true' on the pages below it.
 * @param href address of the link
 * @param path address of the page, without the origin
 */
export function current(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== paths.home && path.startsWith(`${href}/`) ? 'true' : undefined;
}
