import { fullName } from '#domain/full-name.ts';
import type { Month } from '#domain/month.ts';
import type { OnTheRoad } from '#domain/on-the-road.ts';
import { realRange, roadRange } from '#domain/range.ts';
import { SuggestedCar } from '#features/advice/Suggestions.tsx';
import { CompareToggle } from '#features/catalogue/CompareControls.tsx';
import { spanText } from '#features/catalogue/figures.ts';
import { asCount, formatAboutEgp, formatEgp, formatNumber, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { CarChoice } from './choices.ts';

/** A car that fits, with its range on the road, the cost of a month and the price on the road. */
export function ChoiceCard({ choice, parking }: { choice: CarChoice; parking: boolean }) {
  const { car, reasons, needs, month, onTheRoad, plan } = choice;
  const planned = roadRange(car);
  const real = realRange(car);
  const rows = [
    {
      name: m.choose_range(),
      value: planned && m.choose_about({ amount: formatQuantity(planned.km, m.unit_km()) }),
      note:
        real &&
        m.choose_range_note({
          hot: formatNumber(real.motorway.hot),
          mild: formatQuantity(real.motorway.mild, m.unit_km()),
        }),
    },
    {
      name: month === null ? m.choose_month_unknown() : monthName(month, parking),
      value: month && m.choose_about({ amount: spanText(month.separate) }),
      note: month && monthNote(month, parking),
    },
    {
      name: m.choose_on_road(),
      value: onTheRoad && m.choose_about({ amount: spanText(onTheRoad.sum, formatEgp) }),
      note: onTheRoad && sumNote(onTheRoad, needs.budget),
    },
  ];
  return (
    <SuggestedCar car={car} reasons={reasons} isViewed={false} heading="h2" plan={plan}>
      <dl className="grid gap-3 text-small tabular-nums sm:grid-cols-3">
        {rows.map(({ name, value, note }) => (
          <div key={name} className="rounded-control bg-sunken p-3">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value ?? m.value_not_available()}</dd>
            {note && <dd className="text-micro text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
      <div className="relative">
        <CompareToggle car={car} name={fullName(car)} />
      </div>
    </SuggestedCar>
  );
}

/** 'Per month, charging at home (about 1,800 km)'. */
function monthName({ km }: Month, parking: boolean): string {
  const distance = formatQuantity(Math.round(km / 100) * 100, m.unit_km());
  return parking ? m.choose_month({ distance }) : m.choose_month_public({ distance });
}

function monthNote({ shared, whole, litres }: Month, parking: boolean): string {
  const petrol = formatAboutEgp(whole.petrol);
  const burnt = Math.round((litres[0] + litres[1]) / 2);
  const note = parking
    ? m.choose_month_note({ shared: formatAboutEgp(shared[1]), petrol })
    : m.choose_month_public_note({ petrol });
  return sentences(burnt > 0 && m.choose_month_petrol(asCount(burnt)), note);
}

function sumNote({ home, insurance: premium, sum }: OnTheRoad, budget: number | null): string {
  const above = budget === null ? 0 : sum[0] - budget;
  const note = partsOf(
    home,
    premium === null ? m.value_not_available() : spanText(premium, formatEgp),
  );
  return sentences(above > 0 && m.choose_above_budget({ amount: formatAboutEgp(above) }), note);
}

/** What is in the sum. */
function partsOf(home: OnTheRoad['home'], insurance: string): string {
  if (home === null) return m.choose_on_road_note_street({ insurance });
  const { charger, installation } = home;
  return charger === null
    ? m.choose_on_road_note_installation({ insurance, installation: formatEgp(installation) })
    : m.choose_on_road_note({ insurance, home: formatEgp(charger + (installation ?? 0)) });
}

const sentences = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');
