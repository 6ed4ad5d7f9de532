import { useStore } from '@nanostores/react';
import { chargingAssumptions } from '@/config/energy';
import { paths } from '@/config/paths';
import type { Charger } from '@/features/catalogue/charger';
import { $changes } from '@/features/catalogue/freshness.store';
import { asCount, formatShare } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Name } from '@/ui/Name';
import type { FittingCars } from './fitting-cars';

type Props = { charger: Pick<Charger, 'connectorType'>; fitting: FittingCars };

/** Cars that the charger fits, each with its time on it, without those that were withdrawn since the build. */
export function FittingCarList({ charger, fitting: { count, cars: built } }: Props) {
  const withdrawn = useStore($changes, { ssr: 'initial' })?.withdrawn;
  const cars = built.filter(({ recordId, brandId }) => {
    return !withdrawn?.cars.includes(recordId) && !withdrawn?.brands.includes(brandId);
  });
  if (built.length > 0 && cars.length === 0) return null;
  return (
    <section className="wrap py-16 md:py-24" aria-labelledby="cars-title">
      <h2 id="cars-title" className="text-heading">
        {m.charger_cars_title()}
      </h2>
      {count === 0 ? (
        <p className="mt-3 text-muted">{m.charger_cars_none()}</p>
      ) : (
        <>
          <p className="mt-3 text-muted">
            {m.charger_cars_count({ ...asCount(count), connector: charger.connectorType ?? '' })}
          </p>
          <ul className="mt-5 grid gap-x-12 lg:grid-cols-2 lg:gap-x-20">
            {cars.map(({ recordId, brandId, id, name, time }) => (
              <li
                key={recordId}
                className="grid flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3 sm:flex"
              >
                <a className="link font-semibold" href={paths.car(brandId, id)}>
                  <Name text={name} />
                </a>
                {time && <span className="text-small tabular-nums text-muted">{time}</span>}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-micro text-muted">
            {m.charger_cars_note({
              loss: formatShare(chargingAssumptions.loss),
              share: formatShare(chargingAssumptions.rapidMeanPower),
            })}
          </p>
        </>
      )}
      <p className="mt-4">
        <a className="link text-small font-semibold" href={paths.cars}>
          {m.charger_cars_all()}
        </a>
      </p>
    </section>
  );
}
