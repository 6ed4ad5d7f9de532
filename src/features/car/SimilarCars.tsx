import { useStore } from '@nanostores/react';
import { Name } from '@/components/Name';
import { paths } from '@/config/paths';
import { $changes } from '@/features/catalogue/freshness.store';
import { fullName } from '@/features/catalogue/names';
import { m } from '@/paraglide/messages.js';
import { similarFigures } from './figures';
import { type SimilarCar, similarNow } from './similar';

/**
 * What else to look at, as plain links: the page's HTML has no room for pictures. Renders nothing without cars.
 * @param cars see `similarIn`
 */
export function SimilarCars({ cars: built }: { cars: readonly SimilarCar[] }) {
  const changes = useStore($changes, { ssr: 'initial' });
  const cars = changes === null ? built : similarNow(built, changes);
  if (cars.length === 0) return null;
  return (
    <section className="wrap pb-16" aria-labelledby="similar">
      <h2 id="similar" className="mb-5 text-heading">
        {m.car_similar_title()}
      </h2>
      <ul className="similar-cars">
        {cars.map((car) => (
          <li key={car.id}>
            <a className="link" href={paths.car(car.brandId, car.id)}>
              <Name text={fullName(car)} />
            </a>
            <span className="text-small tabular-nums text-muted">{similarFigures(car)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
