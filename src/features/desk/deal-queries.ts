import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readReasons } from '#data/close-reasons.ts';
import type { QueueQuery } from '#data/desk.ts';
import { readBoard } from '#data/desk-deals.ts';
import { readExports } from '#data/desk-export.ts';
import { readNamedItems } from '#data/desk-item.ts';
import { readViews } from '#data/desk-views.ts';
import { answerOf, keys, staleTime } from './queries.ts';

/** The names of what the catalogue offers. */
export const namedItemsQuery = queryOptions({
  queryKey: keys.namedItems,
  queryFn: answerOf(readNamedItems),
  staleTime,
});

/** Why deals are lost, as managers list it. */
export const reasonsQuery = queryOptions({
  queryKey: keys.reasons,
  queryFn: answerOf(readReasons),
  staleTime,
});

/** The views that the member or a colleague has saved for them. */
export const viewsQuery = queryOptions({
  queryKey: keys.views,
  queryFn: answerOf(readViews),
  staleTime,
});

/** Open deals by their stages. Whatever changes the list changes the board, so it is one of the queue's. */
export const boardQuery = (filters: QueueQuery, oldestFirst: boolean) =>
  queryOptions({
    queryKey: [...keys.queue, 'board', filters, oldestFirst],
    queryFn: answerOf((backend) => readBoard(backend, filters, oldestFirst)),
    placeholderData: keepPreviousData,
  });

/** Who saved requests as a file. */
export const exportsQuery = queryOptions({
  queryKey: keys.exports,
  queryFn: answerOf(readExports),
});
