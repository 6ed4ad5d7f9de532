import { queryOptions } from '@tanstack/react-query';
import { readPrice } from '#data/desk.ts';
import { type RequestedItem, readItem } from '#data/desk-item.ts';
import { readTemplates } from '#data/message-templates.ts';
import { readPlaces } from '#data/visit-places.ts';
import { answerOf, keys, staleTime } from './queries.ts';

/** Today's price of a car or charger; of none without an id. */
export const priceQuery = (itemId: string | null) =>
  queryOptions({
    queryKey: [...keys.price, itemId],
    queryFn: answerOf(async (backend) => (itemId ? readPrice(backend, itemId) : null)),
    enabled: itemId !== null,
    staleTime,
  });

export const itemQuery = (requested: RequestedItem | null) =>
  queryOptions({
    queryKey: [...keys.item, requested],
    queryFn: answerOf(async (backend) => (requested ? readItem(backend, requested) : null)),
    enabled: requested !== null,
    staleTime,
  });

/** Where visits can be agreed. */
export const placesQuery = queryOptions({
  queryKey: keys.places,
  queryFn: answerOf(readPlaces),
  staleTime,
});

/** The messages that are ready to be sent by WhatsApp. */
export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: answerOf(readTemplates),
  staleTime,
});
