import { computed } from 'nanostores';
import { $catalogue, $search } from './cars.store';
import { $asked, $lacking } from './listing.store';
import { showsAll } from './state';

/** The cars that fit what is asked; null until they can be told. */
export const $results = computed([$catalogue, $search, $asked], (catalogue, search, asked) => {
  if (catalogue.status !== 'ready' || (asked.query !== '' && search === null)) return null;
  return catalogue.answer(asked, search);
});

/**
 * What stands in the place of the cards. As long as all are asked for, it is those that the page was built with, put
 * right where the catalogue has changed.
 */
export type Phase = 'built' | 'waiting' | 'failed' | 'answer';

export const $phase = computed(
  [$catalogue, $results, $asked, $lacking],
  (catalogue, results, asked, lacking): Phase => {
    if (showsAll(asked) && results?.cars.length !== 0) return 'built';
    if (results !== null) return 'answer';
    return catalogue.status === 'failed' || lacking ? 'failed' : 'waiting';
  },
);

/** The cars whose cards are to stand there; null where they stay as they are. */
export const $shown = computed([$catalogue, $results, $phase], (catalogue, results, phase) => {
  // Where something cannot be answered, all can be read.
  if (phase === 'failed' && catalogue.status === 'ready') return catalogue.cars;
  return results?.cars ?? null;
});
