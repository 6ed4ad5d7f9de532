import { roundDuration } from '#domain/charging.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** The length of a charge in words, such as 'About 9 hours 30 minutes'; see `roundDuration`. */
export function durationText(hours: number): string {
  const rounded = roundDuration(hours);
  const hoursFigure = formatNumber(rounded.hours);
  const minutesFigure = formatNumber(rounded.minutes);
  if (rounded.hours === 0) {
    return m.catalogue_duration_minutes({ minutes: rounded.minutes, minutesFigure });
  }
  if (rounded.minutes === 0) {
    return m.catalogue_duration_hours({ hours: rounded.hours, hoursFigure });
  }
  return m.catalogue_duration_hours_minutes({
    hours: rounded.hours,
    hoursFigure,
    minutes: minutesFigure,
  });
}
