import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readCalendar } from '#data/desk-calendar.ts';
import { answerOf, keys, newsMs } from '#features/desk/queries.ts';

const calendarMs = 30_000;

/** The visits of days. @param first yyyy-MM-dd, as `last` */
export const calendarQuery = (first: string, last: string) =>
  queryOptions({
    queryKey: [...keys.calendar, first, last],
    queryFn: answerOf((backend) => readCalendar(backend, first, last)),
    refetchInterval: calendarMs,
    placeholderData: keepPreviousData,
  });

/** The visits of one day, while somebody chooses an hour of it: a colleague may take one. @param day yyyy-MM-dd; '' for none */
export const hoursQuery = (day: string) =>
  queryOptions({
    queryKey: [...keys.calendar, day, day],
    queryFn: answerOf((backend) => readCalendar(backend, day, day)),
    refetchInterval: newsMs,
    enabled: /^\d{4}-\d{2}-\d{2}$/.test(day),
  });
