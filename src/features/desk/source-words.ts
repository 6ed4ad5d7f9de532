import type { LeadSource } from '#domain/leads.ts';
import { m } from '#paraglide/messages.js';

/** Where somebody of the queue comes from, in words. */
export const sourceNames: Record<LeadSource, () => string> = {
  site: m.desk_people_source_site,
  call: m.desk_people_source_call,
  showroom: m.desk_people_source_showroom,
  facebook: m.desk_people_source_facebook,
  instagram: m.desk_people_source_instagram,
  event: m.desk_people_source_event,
  other: m.desk_people_source_other,
};
