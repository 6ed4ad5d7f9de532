import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { roadRange } from '#domain/range.ts';
import { rangeFigures } from '#features/catalogue/figures.ts';
import { formatEgp, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { SimilarPicture } from './SimilarPicture.tsx';
import { similarReasons } from './similar-reasons.ts';

type Props = {
  /** Of the page. */
  car: Car;
  cars: readonly Car[];
};

/** Similar cars with their pictures, and what speaks for each. */
export function SimilarCards({ car, cars }: Props) {
  return cars.map((other) => (
    <li key={other.id}>
      <SimilarPicture car={other} />
      <a className="link" href={paths.car(other.brandId, other.id)}>
        <Name text={fullName(other)} />
      </a>
      <span className="tabular-nums">{formatEgp(other.price)}</span>
      <span className="text-small tabular-nums text-muted">{rangeText(other)}</span>
      <ul className="text-small font-semibold tabular-nums text-accent">
        {similarReasons(car, other).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </li>
  ));
}

/** What a driver can plan with; the maker's figure where its test cycle is not known, or beside a generator. */
function rangeText(car: Car): string {
  const planned = roadRange(car);
  if (planned === null || car.powertrain === 'EREV') return rangeFigures(car)[0];
  return m.car_similar_road({ range: formatQuantity(planned.km, m.unit_km()) });
}
