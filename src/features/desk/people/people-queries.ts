import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readQueue } from '#data/desk.ts';
import {
  type PersonStep,
  previewMerge,
  readPerson,
  readTwins,
  timelinePageSize,
} from '#data/desk-people.ts';
import { keys } from '#features/desk/queries.ts';
import { westernDigits } from '#lib/arabic.ts';
import { internationalPhone } from '#lib/phone.ts';
import { sessionBackend } from '#session/backend.ts';

/** How long what seldom changes counts as fresh, in milliseconds. */
const staleTime = 60_000;

/** Fewer digits are no telephone number yet. */
const phoneDigits = 8;

/** Who has a telephone number, in any spelling; null for nobody who is known. */
export const knownPhoneQuery = (typed: string) => {
  const phone = internationalPhone(typed) ?? westernDigits(typed).replace(/\D/g, '');
  return queryOptions({
    queryKey: [...keys.person, 'phone', phone],
    queryFn: async () => {
      const backend = await sessionBackend();
      const [latest] = await readQueue(backend, { phone }, false, null);
      return latest ? ((await readPerson(backend, latest.person_id))?.person ?? null) : null;
    },
    enabled: phone.length >= phoneDigits,
    staleTime,
  });
};

/** A person, and their timeline page by page; null where they are gone. */
export const personQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.person, 'page', id],
    queryFn: async ({ pageParam }) => readPerson(await sessionBackend(), id, pageParam),
    initialPageParam: null as Pick<PersonStep, 'at' | 'id'> | null,
    getNextPageParam: (page) =>
      page && page.timeline.length === timelinePageSize ? page.timeline.at(-1) : undefined,
  });

/** People who are likely one. */
export const twinsQuery = queryOptions({
  queryKey: [...keys.person, 'twins'],
  queryFn: async () => readTwins(await sessionBackend()),
  staleTime,
});

/** What a merge would make of two people. */
export const mergePreviewQuery = (keep: string, other: string) =>
  queryOptions({
    queryKey: [...keys.person, 'merge', keep, other],
    queryFn: async () => previewMerge(await sessionBackend(), keep, other),
  });
