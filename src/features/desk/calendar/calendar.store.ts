import { storeInAddress } from '#lib/state-in-address.store.ts';
import { type CalendarState, calendarAddress } from './calendar-address.ts';

const { $state, correct } = storeInAddress(calendarAddress);

/** What the calendar shows, in step with the address. */
export const $calendar = $state;

/** Shows other days or visits. */
export function showCalendar(change: Partial<CalendarState>): void {
  correct(change);
}
