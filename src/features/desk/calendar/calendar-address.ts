import { cairoToday, dayAfter } from '#domain/cairo.ts';
import { choiceIn, parameter, stateInAddress } from '#lib/state-in-address.ts';

export const calendarViews = ['week', 'day'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What the calendar shows, as its address holds it. */
export type CalendarState = {
  view: CalendarView;
  /** yyyy-MM-dd; null for today. */
  day: string | null;
  /** Id of a place; null for all. */
  place: string | null;
  /** 'me' or the id of a member; null for all. */
  owner: string | null;
};

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;

export const calendarAddress = stateInAddress<CalendarState>(
  { view: 'week', day: null, place: null, owner: null },
  {
    view: choiceIn('view', calendarViews),
    day: parameter('day', (text) => (isDay(text) ? text : null)),
    place: parameter('place', (id) => id || null),
    owner: parameter('owner', (id) => id || null),
  },
);

const sunday = (day: string) => dayAfter(day, -new Date(Date.parse(day)).getUTCDay());

/** The days of the week of a day (yyyy-MM-dd), which begins on Sunday. */
export function weekOf(day: string): string[] {
  const first = sunday(day);
  return Array.from({ length: 7 }, (_, index) => dayAfter(first, index));
}

/** The day that is shown: today where the address names none. */
export const shownDay = ({ day }: CalendarState): string => day ?? cairoToday();
