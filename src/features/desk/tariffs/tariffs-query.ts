import { queryOptions } from '@tanstack/react-query';
import { readDatedRates } from '#data/tariff-edit.ts';
import { answerOf, keys } from '#features/desk/queries.ts';

export const tariffsQuery = queryOptions({
  queryKey: keys.tariffs,
  queryFn: answerOf(readDatedRates),
});
