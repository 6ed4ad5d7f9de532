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
  return (
    <Island>
      <p className="text-small tabular-nums text-muted">
        {m.home_facts({
          cars: formatNumber(counts.cars),
          brands: formatNumber(counts.brands),
          chargers: formatNumber(counts.chargers),
        })}
      </p>
    </Island>
  );
}

function countsOf({ brands, chargers }: Overview): Props {
  const cars = brands.reduce((sum, { count }) => sum + count, 0);
  return { cars, brands: brands.length, chargers };
}
