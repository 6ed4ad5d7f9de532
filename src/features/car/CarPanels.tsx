import { ownTab } from '#components/Button.tsx';
import { SpecList } from '#components/SpecList.tsx';
import { whatsappLink } from '#config/contacts.ts';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { trimRows } from '#features/catalogue/facts.ts';
import type { ShownTrip } from '#features/trips/shown-trip.ts';
import { TripCheck } from '#features/trips/TripCheck.tsx';
import { m } from '#paraglide/messages.js';
import { driveText } from './derived-features.ts';
import { estimates, overviewParagraphs } from './overview.ts';
import { PriceHistory } from './PriceHistory.tsx';
import { askedRows, keySpecs, specGroups } from './specs.ts';

/** What the car is and how far it goes, computed from its figures; the page about us states every assumption. */
export function CarOverview({ car, trip }: { car: Car; trip: ShownTrip | null | undefined }) {
  const figures = estimates(car);
  return (
    <>
      <div className="car-prose">
        {overviewParagraphs(car).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <h3 className="mt-10 text-subheading">{m.car_key_specs()}</h3>
      <dl className="key-specs text-small tabular-nums text-muted">
        {keySpecs(car).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="text-subheading text-ink">{value}</dd>
          </div>
        ))}
      </dl>
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
          <TripCheck car={car} built={trip} />
          <p className="mt-6 text-small">
            <a className="link" href={paths.estimates}>
              {m.car_estimates_how()}
            </a>
          </p>
        </>
      )}
    </>
  );
}

/** Every field of the car, in groups; on a phone all but the first are folded. */
export function CarSpecs({ car }: { car: Car }) {
  const groups = specGroups(car);
  const missing = m.value_not_available();
  const isMissing = groups.some(({ rows }) => rows.some(({ value }) => value === missing));
  return (
    <>
      <div className="car-specs">
        {groups.map(({ title, rows }, index) => (
          <details key={title} className="folded" open={index === 0}>
            <summary className="flex items-center justify-between py-2.5">
              <h3 className="text-subheading">{title}</h3>
            </summary>
            <SpecList rows={rows} />
          </details>
        ))}
      </div>
      <p className="mt-6 text-micro text-muted">
        {m.car_specs_note()}
        {isMissing && ` ${m.car_specs_missing()}`}
      </p>
    </>
  );
}

/** Features derived from the car's figures, and a link to ask what it is equipped with. */
export function CarFeatures({ car }: { car: Car }) {
  const message = m.car_features_message({ name: fullName(car) });
  return (
    <div className="car-features">
      <section>
        <h3 className="text-subheading">{m.car_features_drive()}</h3>
        <p>{driveText(car)}</p>
      </section>
      <section>
        <h3 className="text-subheading">{m.car_features_equipment()}</h3>
        <p>{m.car_features_equipment_none()}</p>
        <p>
          <a className="link" href={whatsappLink(message)} {...ownTab}>
            {m.car_features_ask()}
          </a>
        </p>
      </section>
    </div>
  );
}

/** What is asked for the car, since when that is known and from whom, and what it cost before. */
export function CarPrices({ car }: { car: Car }) {
  const trims = trimRows(car.facts);
  return (
    <div className="car-features">
      <div>
        <SpecList rows={askedRows(car)} />
        {trims.length > 0 && (
          <>
            <h3 className="mb-3 mt-8 text-subheading">{m.fact_trims()}</h3>
            <SpecList rows={trims} />
          </>
        )}
      </div>
      <div>
        <PriceHistory recordId={car.recordId} />
      </div>
    </div>
  );
}
