import { computed } from 'nanostores';
import { $catalogue, $drawing, $search } from './cars.store';
import { $asked, $lacking } from './listing.store';
import { showsAll } from './state';

/** The cars that fit what is asked; null until they can be told. */
export const $results = computed([$catalogue, $search, $asked], (catalogue, search, asked) => {
  if (catalogue.status !== 'ready' || (asked.query !== '' && search === null)) return null;
  return catalogue.answer(asked, search);
});

/**
 * What stands in the place of the cards. As long as all are asked for, those that the page was built with do, put right
 * where the catalogue has changed (`renew-built.tsx`).
 */
export type Phase = 'built' | 'waiting' | 'failed' | 'answer';

export const $phase = computed(
  [$catalogue, $results, $asked, $drawing, $lacking],
  (catalogue, results, asked, drawing, lacking): Phase => {
    if (showsAll(asked) && results?.cars.length !== 0) return 'built';
    if (results !== null && drawing) return 'answer';
    return catalogue.status === 'failed' || lacking ? 'failed' : 'waiting';
  },
);
