import { queryOptions } from '@tanstack/react-query';
import { readDuty } from '#data/desk-duty.ts';
import { readPersonLog } from '#data/person-data.ts';
import { answerOf, keys } from '#features/desk/queries.ts';

export const personLogQuery = queryOptions({
  queryKey: keys.personLog,
  queryFn: answerOf(readPersonLog),
});

/** The office's hours, and when each member takes new requests. */
export const dutyQuery = queryOptions({ queryKey: keys.duty, queryFn: answerOf(readDuty) });
