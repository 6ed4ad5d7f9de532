import type { PointFault } from '#domain/point-reports.ts';
import { m } from '#paraglide/messages.js';

/** What may be wrong at a charging point, in the words in which drivers are asked. */
export const pointFaultNames: Record<PointFault, () => string> = {
  closed: m.charging_report_kind_closed,
  broken: m.charging_report_kind_broken,
  plug: m.charging_report_kind_plug,
  price: m.charging_report_kind_price,
  position: m.charging_report_kind_position,
  other: m.charging_report_kind_other,
};
