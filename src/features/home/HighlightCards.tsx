import { useStore } from '@nanostores/react';
import { $overview } from '#catalogue/overview.store.ts';
import { Island } from '#components/Island.tsx';
import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { roadRange } from '#domain/range.ts';
import { Picture } from '#features/catalogue/Picture.tsx';
import { ListNote } from '#features/catalogue/PriceMarks.tsx';
import { formatEgp, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { type Highlight, highlights } from './highlights.ts';

const kinds = {
  price: { label: m.home_highlight_price, figure: (car: Car) => formatEgp(car.price) },
  range: {
    label: m.home_highlight_range,
    figure: (car: Car) => formatQuantity(roadRange(car)?.km ?? null, m.unit_km()),
  },
  acceleration: {
    label: m.home_highlight_acceleration,
    figure: (car: Car) => formatQuantity(car.acceleration, m.unit_s()),
  },
};

/**
 * The cars that stand out, each with the figure in which it does, as an island. The page hides the section around it
 * while the list is empty.
 */
export default function HighlightCards({
  highlights: built,
}: {
  highlights: readonly Highlight[];
}) {
  const now = useStore($overview, { ssr: 'initial' });
  const cards = now === null ? built : highlights(now.leaders);
  return (
    <Island>
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {cards.map((highlight) => (
          <HighlightCard key={highlight.kind} {...highlight} />
        ))}
      </ul>
      <div className="mt-6">
        <ListNote pictures={cards.map(({ car }) => car.imageUrl)} />
      </div>
    </Island>
  );
}

function HighlightCard({ kind, car }: Highlight) {
  return (
    <li className="group relative border-t-2 border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:max-lg:block">
        <p className="text-small text-muted">{kinds[kind].label()}</p>
        <p className="text-subheading tabular-nums">{kinds[kind].figure(car)}</p>
      </div>
      <div className="mt-4 overflow-hidden rounded-card">
        <Picture url={car.imageUrl} place="card" alt="" />
      </div>
      <h3 className="mt-4 text-subheading">
        <a
          href={paths.car(car.brandId, car.id)}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          <Name text={fullName(car)} />
        </a>
      </h3>
      <p className="mt-1 text-small tabular-nums text-muted">
        {kind === 'price' ? rangeOf(car) : m.home_highlight_from({ price: formatEgp(car.price) })}
      </p>
    </li>
  );
}

function rangeOf({ range, rangeCycle }: Car): string {
  return m.home_highlight_up_to({
    range: formatQuantity(range, m.unit_km()),
    cycle: rangeCycle ?? '',
  });
}
