import type { PointFigures } from '#domain/point-figures.ts';
import { formatDay } from '#lib/dates.ts';
import { asCount } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

/** Figures of places in one line, such as '48 places, 11 with rapid CCS2, last checked 12 May 2025'. */
export function figuresLine({ places, rapid, lastCheckedOn }: PointFigures): string {
  if (places === 0) return m.charging_figures_none();
  return inARow([
    m.charging_places(asCount(places)),
    rapid === 0 ? m.charging_rapid_none() : m.charging_rapid(asCount(rapid)),
    lastCheckedOn === null
      ? m.charging_last_checked_unknown()
      : m.charging_last_checked({ day: formatDay(lastCheckedOn) }),
  ]);
}

/** What is in the list and not in its figures; '' where that is nothing. */
export function notCountedLine({ notForAll, closed, accessUnknown }: PointFigures): string {
  const list = [
    ...(notForAll > 0 ? [m.charging_not_for_all(asCount(notForAll))] : []),
    ...(closed > 0 ? [m.charging_closed(asCount(closed))] : []),
    ...(accessUnknown > 0 ? [m.charging_access_unknown_count(asCount(accessUnknown))] : []),
  ];
  return list.length === 0 ? '' : m.charging_not_counted({ list: inARow(list) });
}
