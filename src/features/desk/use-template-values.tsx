import { useQuery } from '@tanstack/react-query';
import type { DeskRequest, Lead } from '#data/desk.ts';
import { greetedName } from '#lib/greeting.ts';
import { placesQuery, priceQuery, templatesQuery } from './queries.ts';
import type { TemplateValues } from './templates.ts';

/** How a language of the buyer is written in Egypt; not that of the person at the desk. */
const localeOf = (language: Lead['language']) => (language === 'ar' ? 'ar-EG' : 'en-GB');

/** The placeholder values for a message to the buyer, in the buyer's language; unknown ones are left out. */
export function useTemplateValues({ lead, sent, visit }: DeskRequest): Partial<TemplateValues> {
  const { data: price } = usePrice(sent.item_id ?? null);
  const { data: places = [] } = usePlaces();
  const locale = localeOf(lead.language);
  const egp = new Intl.NumberFormat(lead.language === 'ar' ? 'ar-EG' : 'en-EG', {
    style: 'currency',
    currency: 'EGP',
    maximumFractionDigits: 0,
  });
  // A visit that was cancelled, or that waits for another hour, has none to tell.
  const agreed = visit?.state === 'confirmed' ? visit : null;
  const place = places.find(({ id }) => id === agreed?.place_id);
  const inUtc = { timeZone: 'UTC' } as const;
  const day = agreed?.day ?? lead.visit_on;
  return {
    name: greetedName(lead.name),
    ...(lead.subject && { car: lead.subject }),
    ...(price?.price_egp && { price: egp.format(price.price_egp) }),
    ...(day && {
      date: new Date(day).toLocaleDateString(locale, {
        ...inUtc,
        weekday: 'long',
        day: 'numeric',
        month: 'long',
      }),
    }),
    ...(agreed && {
      time: new Date(`1970-01-01T${agreed.slot}Z`).toLocaleTimeString(locale, {
        ...inUtc,
        hour: 'numeric',
        minute: '2-digit',
      }),
    }),
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
