import { useQuery } from '@tanstack/react-query';
import type { DeskRequest } from '#data/desk.ts';
import { hour, money, nearDay } from '#domain/written.ts';
import { greetedName } from '#lib/greeting.ts';
import { placesQuery, priceQuery, templatesQuery } from './request-queries.ts';
import type { TemplateValues } from './templates.ts';

/** The placeholder values for a message to the buyer, in the buyer's language; unknown ones are left out. */
export function useTemplateValues({ lead, sent, visit }: DeskRequest): Partial<TemplateValues> {
  const { data: price } = usePrice(sent.item_id ?? null);
  const { data: places = [] } = usePlaces();
  // A visit that was cancelled, or that waits for another hour, has none to tell.
  const agreed = visit?.state === 'confirmed' ? visit : null;
  const place = places.find(({ id }) => id === agreed?.place_id);
  const day = agreed?.day ?? lead.visit_on;
  return {
    name: greetedName(lead.name),
    ...(lead.subject && { car: lead.subject }),
    ...(price?.price_egp && { price: money(price.price_egp, lead.language) }),
    ...(day && { date: nearDay(day, lead.language) }),
    ...(agreed && { time: hour(agreed.slot, lead.language) }),
    ...(place && { place: lead.language === 'ar' ? place.name_ar : place.name_en }),
    number: lead.id.slice(0, 8),
  };
}

/** Today's price of the car or charger that a request is about. */
export function usePrice(itemId: string | null) {
  return useQuery(priceQuery(itemId));
}

/** Where visits can be agreed. */
export function usePlaces() {
  return useQuery(placesQuery);
}

/** The messages that are ready to be sent by WhatsApp. */
export function useTemplates() {
  return useQuery(templatesQuery);
}
