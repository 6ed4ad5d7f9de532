import type { Car } from '#domain/car.ts';
import { chargedTo } from '#domain/charging.ts';
import { publicRapid } from '#domain/plugs.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { formatDay } from '#lib/dates.ts';
import { asCount, formatQuantity, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { adapterPrices } from './adapter-prices.ts';
import type { ShownAnswer, ShownDrive, ShownStop } from './shown-trip.ts';

/** What a drive asks of a car: the battery that is left, or its stops. */
export function answerText(answer: ShownAnswer): string {
  switch (answer.kind) {
    case 'planned': {
      const { stops, hot, mild } = answer;
      return stops.length > 0
        ? m.trips_stops(asCount(stops.length))
        : m.trips_left({ hot: formatShare(hot), mild: formatShare(mild) });
    }
    case 'gap':
      return m.trips_gap();
    case 'generator':
      return m.trips_generator();
    case 'none':
      return { slow: m.trips_cannot, adapter: m.trips_adapter, plug: m.trips_plug }[answer.why]();
    case 'unknown':
      return m.trips_unknown();
  }
}

/** More about it, in sentences or parts of one. */
export function answerNotes({ answer, detour }: ShownDrive, car: Pick<Car, 'chargingProtocol'>) {
  const way = detour && {
    place: detour.by,
    distance: formatQuantity(detour.km, m.unit_km()),
  };
  return [way && m.trips_detour(way), noteOf(answer), plugNote(answer, car)].filter(
    (note) => typeof note === 'string',
  );
}

function noteOf(answer: ShownAnswer): string | null {
  switch (answer.kind) {
    case 'planned': {
      const { stops } = answer;
      if (stops.length === 0) return m.trips_left_note();
      const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0);
      return m.trips_stops_note({ duration: durationText(minutes / 60) });
    }
    case 'gap': {
      const { between, and, km } = answer;
      return m.trips_gap_note({ between, and, distance: formatQuantity(km, m.unit_km()) });
    }
    case 'generator':
      return m.trips_generator_note();
    case 'none':
      return { slow: m.trips_cannot_note, adapter: adapterNote, plug: m.trips_plug_note }[
        answer.why
      ]();
    case 'unknown':
      return null;
  }
}

const adapterNote = () => m.trips_adapter_note(adapterPrices());

/** Where few chargers have the plug. */
function plugNote(answer: ShownAnswer, car: Pick<Car, 'chargingProtocol'>): string | null {
  const isAsked = answer.kind === 'gap' || (answer.kind === 'planned' && answer.stops.length > 0);
  return isAsked && publicRapid(car.chargingProtocol) === 'some' ? m.trips_chademo_note() : null;
}

/** 'After 118 km: arrives with 30%, charges to 74% in about 30 minutes at 50 kW'. */
export const stopText = ({ km, arrives, leaves, minutes, kw }: ShownStop): string =>
  m.trips_stop({
    distance: formatQuantity(km, m.unit_km()),
    arrives: formatShare(arrives),
    leaves: formatShare(leaves),
    duration: durationText(minutes / 60),
    power: formatQuantity(kw, m.unit_kw()),
  });

/** How well the places of a drive are known; null where there are none. */
export function placesText(answer: ShownAnswer): string | null {
  if (answer.kind !== 'planned' || answer.stops.length === 0) return null;
  const { since, stops } = answer;
  const isSlow = stops.some(({ leaves }) => leaves > chargedTo);
  const known =
    since === null ? m.trips_confirmed_unknown() : m.trips_confirmed({ date: formatDay(since) });
  return isSlow ? `${m.trips_stops_slow()} ${known}` : known;
}
