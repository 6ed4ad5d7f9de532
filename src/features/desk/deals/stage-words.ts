import type { BoardStage } from '#domain/deals.ts';
import { m } from '#paraglide/messages.js';

/** How far a deal is, in words. */
export const stageNames: Record<BoardStage, () => string> = {
  new: m.desk_deals_stage_new,
  contacted: m.desk_deals_stage_contacted,
  visit: m.desk_deals_stage_visit,
  offer: m.desk_deals_stage_offer,
  deposit: m.desk_deals_stage_deposit,
};
