import { paths } from '#config/paths.ts';
import { m } from '#paraglide/messages.js';

/** The parts of the desk, in the order of their links. Each is a page of its own, and all are shown by one document. */
export const deskParts = [
  'requests',
  'people',
  'calendar',
  'catalogue',
  'tariffs',
  'numbers',
  'activity',
  'team',
] as const;
export type DeskPart = (typeof deskParts)[number];

type PartFacts = {
  /** In the bar of the parts. */
  label: () => string;
  /** The heading of the page. */
  heading: () => string;
  /** From the root, in the reader's language. */
  path: () => string;
  /** Whether only managers may use it. */
  managers?: boolean;
  /** Whether a phone has it below 'More', as its bar has room for the daily ones alone. */
  isInMore?: boolean;
};

export const partFacts: Record<DeskPart, PartFacts> = {
  requests: { label: m.desk_nav_requests, heading: m.desk_title, path: () => paths.desk },
  people: {
    label: m.desk_people_part_name,
    heading: m.desk_people_part_name,
    path: () => paths.deskPeople,
  },
  calendar: {
    label: m.desk_nav_calendar,
    heading: m.desk_nav_calendar,
    path: () => paths.deskCalendar,
  },
  catalogue: {
    label: m.desk_nav_catalogue,
    heading: m.desk_nav_catalogue,
    path: () => paths.deskCatalogue,
    managers: true,
    isInMore: true,
  },
  tariffs: {
    label: m.desk_nav_tariffs,
    heading: m.desk_nav_tariffs,
    path: () => paths.deskTariffs,
    managers: true,
    isInMore: true,
  },
  numbers: {
    label: m.desk_nav_numbers,
    heading: m.desk_numbers_heading,
    path: () => paths.deskNumbers,
  },
  activity: {
    label: m.desk_nav_activity,
    heading: m.desk_nav_activity,
    path: () => paths.deskActivity,
    isInMore: true,
  },
  team: {
    label: m.desk_nav_team,
    heading: m.desk_team_heading,
    path: () => paths.deskTeam,
    isInMore: true,
  },
};

/** The part that an address names; null where it names none. @param path from the root */
export const partAt = (path: string): DeskPart | null =>
  deskParts.find((part) => partFacts[part].path() === path) ?? null;
