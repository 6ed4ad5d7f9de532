import { useStore } from '@nanostores/react';
import type { Overview } from '#catalogue/live.ts';
import { $overview } from '#catalogue/overview.store.ts';
import { Island } from '#components/Island.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

type Props = {
  /** How many there are, as built. */
  cars: number;
  brands: number;
  chargers: number;
};

/** The numbers of cars, brands and chargers, as an island. */
export default function HomeFacts(built: Props) {
  const now = useStore($overview, { ssr: 'initial' });
  const counts = now === null ? built : countsOf(now);
  const facts = [
    { label: m.home_fact_cars(), value: counts.cars },
    { label: m.home_fact_brands(), value: counts.brands },
    { label: m.home_fact_chargers(), value: counts.chargers },
  ];
  return (
    <Island>
      <dl className="flex flex-wrap gap-x-8 gap-y-4 md:gap-x-10">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="text-title">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </Island>
  );
}

function countsOf({ brands, chargers }: Overview): Props {
  const cars = brands.reduce((sum, { count }) => sum + count, 0);
  return { cars, brands: brands.length, chargers };
}
