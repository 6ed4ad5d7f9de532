import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import { realRange, roadRange } from '#domain/range.ts';
import { spanText } from '#features/catalogue/figures.ts';
import { Picture } from '#features/catalogue/Picture.tsx';
import { formatEgp, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { CarChoice } from './choices.ts';

type Props = {
  choice: CarChoice;
  /** Whether it is charged where it is parked. */
  parking: boolean;
  /** Its picture is in the first screen. */
  priority: boolean;
};

/** A car that fits, in one row: the picture, and the figures that decide. */
export function QuickCard({ choice, parking, priority }: Props) {
  const { car, plan } = choice;
  return (
    <article className="group relative grid overflow-hidden rounded-card border border-line bg-surface hover:border-ink sm:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="overflow-hidden sm:[&_.picture]:h-full sm:[&_img]:h-full">
        <Picture url={car.imageUrl} place="card" alt="" priority={priority} sizes={pictureSizes} />
      </div>
      <div className="grid content-center gap-3 p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-subheading">
            <a
              href={paths.car(car.brandId, car.id) + plan}
              className="after:absolute after:inset-0 group-hover:underline"
            >
              <span className="font-normal text-muted">{car.brand} </span>
              <Name text={car.name} />
            </a>
          </h3>
          <p className="font-semibold tabular-nums">{formatEgp(car.price)}</p>
        </div>
        <dl className="grid grid-cols-2 sm:grid-cols-[1fr_1fr_1.3fr] gap-x-4 gap-y-3">
          {figuresOf(choice, parking).map(({ name, value, note }) => (
            <div key={name}>
              <dt className="text-micro text-muted">{name}</dt>
              <dd className="text-subheading tabular-nums">{value ?? m.value_not_available()}</dd>
              {note && <dd className="text-micro text-muted">{note}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

const pictureSizes = '(min-width: 40rem) 15rem, 92vw';

/** What somebody plans with: range, a month, and what is paid before the licence. */
function figuresOf({ car, month, onTheRoad }: CarChoice, parking: boolean) {
  const planned = roadRange(car);
  const real = realRange(car);
  const km = (distance: number) => formatQuantity(distance, m.unit_km());
  return [
    {
      name: m.choose_range(),
      value: planned && km(planned.km),
      note: real && m.home_ask_motorway({ distance: km(real.motorway.hot) }),
    },
    {
      name: m.home_ask_month(),
      value: month && spanText(month.separate),
      note: month && m.home_ask_month_km({ distance: km(Math.round(month.km / 100) * 100) }),
    },
    {
      name: m.home_ask_total(),
      value: onTheRoad && formatEgp(onTheRoad.sum[0]),
      note: onTheRoad && sumNote(onTheRoad.sum[1], parking),
    },
  ];
}

function sumNote(most: number, parking: boolean): string {
  const amount = formatEgp(most);
  return parking ? m.home_ask_up_to_charger({ amount }) : m.home_ask_up_to({ amount });
}
