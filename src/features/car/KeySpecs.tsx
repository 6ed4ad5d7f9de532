import type { Car } from '@/features/catalogue/car';
import { m } from '@/paraglide/messages.js';
import { keySpecs } from './specs';

/** The few figures that people ask for first. */
export function KeySpecs({ car }: { car: Car }) {
  return (
    <section className="mt-12" aria-labelledby="key-title">
      <h2 id="key-title" className="text-heading">
        {m.car_key_specs()}
      </h2>
      <dl className="key-specs tabular-nums mt-6 rounded-card border border-line text-small text-muted">
        {keySpecs(car).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="text-heading">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
