import { KeyFigure } from '#components/KeyFigure.tsx';
import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import { Picture } from '#features/catalogue/Picture.tsx';
import { formatCardEgp } from '#lib/number.ts';
import type { CarChoice } from './choices.ts';
import { choiceFigures } from './figures.ts';

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
    <article className="group relative grid overflow-hidden rounded-card border border-line bg-surface hover:border-ink sm:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="sm:p-4 sm:pe-0 sm:[&_img]:rounded-control">
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
          <p className="font-semibold tabular-nums">{formatCardEgp(car.price)}</p>
        </div>
        <dl className="grid grid-cols-1 gap-x-4 gap-y-3 min-[24rem]:grid-cols-2 sm:grid-cols-[1fr_1fr_1.3fr]">
          {choiceFigures(choice, { parking }).map(({ name, value, note }) => (
            <KeyFigure key={name} label={name} value={value} note={note} />
          ))}
        </dl>
      </div>
    </article>
  );
}

const pictureSizes = '(min-width: 40rem) 15rem, 92vw';
