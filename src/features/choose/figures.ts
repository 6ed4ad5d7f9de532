import type { CostSpan, Month } from '#domain/month.ts';
import type { OnTheRoad } from '#domain/on-the-road.ts';
import { realRange, roadRange } from '#domain/range.ts';
import { spanText } from '#features/catalogue/figures.ts';
import {
  asCount,
  formatAboutEgp,
  formatCardEgp,
  formatEgp,
  formatNumber,
  formatQuantity,
} from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { CarChoice } from './choices.ts';

/** How the car is charged. */
export type Charging = {
  /** Where it is parked. */
  parking: boolean;
  /** Of the home. */
  isCoded?: boolean;
};

type ShownFigure = { name: string; value: string | null; note: string | null };

const km = (distance: number) => formatQuantity(distance, m.unit_km());

/** What somebody decides by: everyday range, a month, and what is paid before the licence. */
export function choiceFigures(
  { car, month, onTheRoad, needs }: CarChoice,
  { parking }: Charging,
): ShownFigure[] {
  const planned = roadRange(car);
  const real = realRange(car);
  return [
    {
      name: m.choose_range(),
      value: planned && km(planned.km),
      note: real && m.choose_range_hot({ distance: km(real.motorway.hot) }),
    },
    {
      name: parking ? m.choose_month() : m.choose_month_public(),
      value: month && monthSpan(month.separate),
      note:
        month &&
        m.choose_month_km({
          distance: km(Math.round(month.km / 100) * 100),
          petrol: formatAboutEgp(month.whole.petrol),
        }),
    },
    {
      name: m.choose_total(),
      value: onTheRoad && formatCardEgp(onTheRoad.sum[0]),
      note: onTheRoad && totalNote(onTheRoad, needs.budget),
    },
  ];
}

/** The least and the most, rounded as estimates are, with the currency once. */
function monthSpan(span: CostSpan): string {
  const [low, high] = span.map((egp) => Math.max(10, Math.round(egp / 10) * 10));
  if (low === undefined || high === undefined || low === high) return formatAboutEgp(span[0]);
  return m.choose_month_span({ low: formatNumber(low), high: formatNumber(high) });
}

function totalNote({ sum: [least, most] }: OnTheRoad, budget: number | null): string {
  return budget !== null && least > budget
    ? m.choose_above_budget({ amount: formatAboutEgp(least - budget) })
    : m.choose_total_up_to({ amount: formatCardEgp(most) });
}

/** What is in the figures, in sentences. */
export function figureNotes(
  { car, month, onTheRoad, needs }: CarChoice,
  charging: Charging,
): string[] {
  const real = realRange(car);
  const { hot = 0, mild = 0 } = real?.motorway ?? {};
  const notes = [
    real !== null && m.choose_range_band({ hot: km(hot), mild: km(mild) }),
    month !== null && monthNote(month, charging, needs.slowHome),
    month !== null && petrolNote(month),
    onTheRoad !== null && sumNote(onTheRoad),
  ];
  return notes.filter((note) => typeof note === 'string');
}

function monthNote(
  { shared }: Month,
  { parking, isCoded = false }: Charging,
  slowHome: string | null,
): string {
  if (slowHome !== null) return m.choose_month_ac({ place: slowHome });
  if (!parking) return m.choose_month_public_span();
  return isCoded
    ? m.choose_month_coded()
    : m.choose_month_meter({ shared: formatAboutEgp(shared[1]) });
}

/** Of a car with a generator. */
function petrolNote({ litres }: Month): string | false {
  const burnt = Math.round((litres[0] + litres[1]) / 2);
  return burnt > 0 && m.choose_month_petrol(asCount(burnt));
}

/** What is in the sum. */
function sumNote({ home, insurance: premium }: OnTheRoad): string {
  const insurance = premium === null ? m.value_not_available() : spanText(premium, formatEgp);
  if (home === null) return m.choose_on_road_note_street({ insurance });
  const { charger, installation } = home;
  return charger === null
    ? m.choose_on_road_note_installation({ insurance, installation: formatEgp(installation) })
    : m.choose_on_road_note({ insurance, home: formatEgp(charger + (installation ?? 0)) });
}
