import { queryOptions } from '@tanstack/react-query';
import { readRebuild } from '#data/desk-rebuild.ts';
import { answerOf, keys } from './queries.ts';

const rebuildMs = 5_000;

export const rebuildQuery = queryOptions({
  queryKey: keys.rebuild,
  queryFn: answerOf(readRebuild),
  refetchInterval: rebuildMs,
});
