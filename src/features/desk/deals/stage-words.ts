import type { BoardStage } from '#domain/deals.ts';
import type { LeadSource } from '#domain/leads.ts';
import { m } from '#paraglide/messages.js';

/** How far a deal is, in words. */
export const stageNames: Record<BoardStage, () => string> = {
  new: m.desk_deals_stage_new,
  contacted: m.desk_deals_stage_contacted,
  visit: m.desk_deals_stage_visit,
  offer: m.desk_deals_stage_offer,
  deposit: m.desk_deals_stage_deposit,
};

/** Where somebody comes from, in words. */
export const sourceNames: Record<LeadSource, () => string> = {
  site: m.desk_deals_source_site,
  call: m.desk_deals_source_call,
  showroom: m.desk_deals_source_showroom,
  facebook: m.desk_deals_source_facebook,
  instagram: m.desk_deals_source_instagram,
  event: m.desk_deals_source_event,
  other: m.desk_deals_source_other,
};
