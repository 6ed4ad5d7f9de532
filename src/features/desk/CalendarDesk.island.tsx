import { VisitCalendar } from './calendar/VisitCalendar.tsx';
import { Desk } from './Desk.tsx';

/** The page of the visits: a calendar by day and week. */
export default function CalendarDesk() {
  return (
    <Desk page="calendar">
      <VisitCalendar />
    </Desk>
  );
}
