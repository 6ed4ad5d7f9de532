import './similar-cars.css';
import { paths } from '@/config/paths';
import type { Car } from '@/features/catalogue/car';
import { fullName } from '@/features/catalogue/full-name';
import { m } from '@/paraglide/messages.js';
import { Name } from '@/ui/Name';
import { similarFigures } from './figures';

/**
 * What else to look at, as plain links: the page's HTML has no room for pictures. Draws nothing without cars.
 * @param cars see `similarIn`
 */
export function SimilarCars({ cars }: { cars: readonly Car[] }) {
  if (cars.length === 0) return null;
  return (
    <section className="wrap pb-16" aria-labelledby="similar">
      <h2 id="similar" className="mb-5 text-heading">
        {m.car_similar_title()}
      </h2>
      <ul className="similar-cars">
        {cars.map((car) => (
          <li key={car.recordId}>
            <a className="link" href={paths.car(car.brandId, car.id)}>
              <Name text={fullName(car)} />
            </a>
            <span className="text-small tabular-nums text-muted" data-figures="">
              {similarFigures(car)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
