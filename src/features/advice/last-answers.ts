import { formatUngrouped } from '#lib/number.ts';
import { getLocale } from '#paraglide/runtime.js';
import { lastChoice } from '#session/last-choice.ts';

/** What the reader has just told the tool for choosing, as the form for advice asks it. */
export function lastAnswers() {
  const driving = lastChoice()?.driving;
  if (driving === undefined) return {};
  const inWords = ({ en, ar }: typeof driving.home) => (getLocale() === 'ar' ? ar : en);
  const { trip, home, daily_km, charges_at_home } = driving;
  return {
    daily_km: formatUngrouped(daily_km),
    travel_between_cities: trip ? 'yes' : 'no',
    travel_destination: trip ? inWords(trip.to) : '',
    private_parking: charges_at_home ? 'yes' : 'no',
    location: inWords(home),
  };
}
