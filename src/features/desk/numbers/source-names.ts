import type { LeadSource } from '#domain/leads.ts';
import { m } from '#paraglide/messages.js';

/** Where requests come from, in words. */
export const leadSourceNames: Record<LeadSource, () => string> = {
  site: m.desk_numbers_source_site,
  call: m.desk_numbers_source_call,
  showroom: m.desk_numbers_source_showroom,
  facebook: m.desk_numbers_source_facebook,
  instagram: m.desk_numbers_source_instagram,
  event: m.desk_numbers_source_event,
  other: m.desk_numbers_source_other,
};
