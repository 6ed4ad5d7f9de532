import { publicCharging } from '#config/public-charging.ts';
import { type TripPlan, tripReserve } from '#domain/trip-plan.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { formatEgp, formatNumber, formatQuantity, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** What a trip asks of a car: the battery that is left, or its stops. */
export function TripLeg({ name, plan }: { name: string; plan: TripPlan | null }) {
  if (plan === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong className="block text-subheading text-ink">{answerOf(plan)}</strong>
        {` ${noteOf(plan)}`}
      </dd>
    </div>
  );
}

function answerOf({ left, stops, hasGenerator }: TripPlan): string {
  if (stops === null) return m.trips_cannot();
  if (stops > 0) return m.trips_stops({ count: stops, countFigure: formatNumber(stops) });
  if (hasGenerator && left.hot < tripReserve) return m.trips_generator();
  return m.trips_left({ hot: percent(left.hot), mild: percent(left.mild) });
}

/** No estimate is more exact than a whole percent. */
const percent = (share: number) => formatShare(Math.round(share * 100) / 100);

function noteOf({ stops, minutes, hasGenerator, left, plug }: TripPlan): string {
  if (stops === null) return m.trips_cannot_note();
  if (stops > 0 && plug !== 'yes') return plugNotes[plug]();
  if (minutes !== null) {
    const { usual, best } = publicCharging.rapidKw;
    return m.trips_stops_note({
      count: stops,
      duration: durationText(minutes.usual / 60),
      power: formatQuantity(usual, m.unit_kw()),
      sooner: durationText(minutes.best / 60),
      best: formatQuantity(best, m.unit_kw()),
    });
  }
  if (hasGenerator && left.hot < tripReserve) return m.trips_generator_note();
  return m.trips_left_note();
}

/** Where the plug fits no public rapid charger. */
const plugNotes = {
  adapter: () => {
    const { lowEgp, highEgp } = publicCharging.adapter;
    return m.trips_adapter_note({ low: formatNumber(lowEgp), high: formatEgp(highEgp) });
  },
  some: m.trips_chademo_note,
  unknown: m.trips_plug_note,
};
