import type { Car } from '@/features/catalogue/car';
import type { Tariffs } from '@/features/tariffs/tariffs';
import { m } from '@/paraglide/messages.js';
import { assumptions, estimates, overviewParagraphs } from './overview';

/** What the car is, and what daily use costs, computed from its figures with every assumption stated. */
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
          <dl className="car-estimates">
            {figures.map(({ name, value, note }) => (
              <div key={name}>
                <dt className="text-small text-muted">{name}</dt>
                <dd className="text-small text-muted">
                  <strong className="block text-subheading tabular-nums text-ink">{value}</strong>
                  {` ${note}`}
                </dd>
              </div>
            ))}
          </dl>
          <details className="car-assumptions">
            <summary className="link">{m.car_assumptions()}</summary>
            <ul>
              {assumptions(tariffs).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </>
  );
}
