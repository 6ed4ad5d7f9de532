import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';

/** The length of a charge as people would say it: rounded to 5 minutes below an hour, to 15 above. Never zero. */
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

function roundDuration(hours: number): { hours: number; minutes: number } {
  const step = hours < 1 ? 5 : 15;
  const minutes = Math.max(step, Math.round((hours * 60) / step) * step);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
