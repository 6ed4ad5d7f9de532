import type { Connector, pointAccesses } from '#domain/charging-point-rows.ts';
import { m } from '#paraglide/messages.js';

/** The desk's words for charging points. */

export const accessNames: Record<(typeof pointAccesses)[number], () => string> = {
  public: m.desk_points_access_public,
  membership: m.desk_points_access_membership,
  restricted: m.desk_points_access_restricted,
  private: m.desk_points_access_private,
};

export const pointStateNames: Record<NonNullable<Connector['state']>, () => string> = {
  working: m.desk_points_state_working,
  paused: m.desk_points_state_paused,
  closed: m.desk_points_state_closed,
};

export const currentNames: Record<NonNullable<Connector['current']>, () => string> = {
  ac1: m.desk_points_current_ac1,
  ac3: m.desk_points_current_ac3,
  dc: m.desk_points_current_dc,
};

/** A plug by its name; those of no car sold here have none. */
export const plugName = (type: Connector['type']): string =>
  type === null ? m.desk_points_unknown() : type === 'other' ? m.desk_points_plug_other() : type;
