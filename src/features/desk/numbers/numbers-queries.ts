import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Period, readMonth, readSalesNumbers, readSiteNumbers } from '#data/desk-numbers.ts';
import { answerOf, keys } from '#features/desk/queries.ts';

export const salesQuery = (period: Period) =>
  queryOptions({
    queryKey: [...keys.numbers, 'sales', period],
    queryFn: answerOf((backend) => readSalesNumbers(backend, period)),
  });

export const siteQuery = (period: Period) =>
  queryOptions({
    queryKey: [...keys.numbers, 'site', period],
    queryFn: answerOf((backend) => readSiteNumbers(backend, period)),
  });

/** What was won in a month, and the targets. @param day one of its days, yyyy-MM-dd */
export const monthQuery = (day: string) =>
  queryOptions({
    queryKey: [...keys.month, day.slice(0, 7)],
    queryFn: answerOf((backend) => readMonth(backend, `${day.slice(0, 7)}-01`)),
    placeholderData: keepPreviousData,
  });
