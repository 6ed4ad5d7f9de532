import { paths } from '@/config/paths';
import type { Car } from '@/features/catalogue/car';
import type { Tariffs } from '@/features/tariffs/tariffs';
import { m } from '@/paraglide/messages.js';
import { estimates, overviewParagraphs } from './overview';

/** What the car is, and what daily use costs, computed from its figures; the page about us states every assumption. */
export function CarOverview({ car, tariffs }: { car: Car; tariffs: Tariffs }) {
  const figures = estimates(car, tariffs);
  return (
    <>
      <div className="car-prose">
        {overviewParagraphs(car).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <h3 className="mt-10 text-subheading">{m.car_estimates()}</h3>
      {figures.length === 0 && <p className="mt-3 text-muted">{m.car_estimates_none()}</p>}
      {figures.length > 0 && (
        <>
          <dl className="car-estimates text-small tabular-nums text-muted">
            {figures.map(({ name, value, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <strong className="block text-subheading text-ink">{value}</strong>
                  {` ${note}`}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-small">
            <a className="link" href={paths.estimates}>
              {m.car_estimates_how()}
            </a>
          </p>
        </>
      )}
    </>
  );
}
