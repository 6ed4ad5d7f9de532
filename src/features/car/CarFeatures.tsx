import { whatsappLink } from '@/config/contacts';
import { paths } from '@/config/paths';
import type { Car } from '@/features/catalogue/car';
import { fullName } from '@/features/catalogue/full-name';
import { m } from '@/paraglide/messages.js';
import { ownTab } from '@/ui/Button';
import { SpecList } from '@/ui/SpecList';
import { chargingTimes, driveText, plugTexts } from './derived-features';

/** What follows from a car's figures, what its record lists of its equipment, and where to ask for the rest. */
export function CarFeatures({ car }: { car: Car }) {
  const times = chargingTimes(car);
  const message = m.car_features_message({ name: fullName(car) });
  return (
    <div className="car-features">
      <section>
        <h3 className="text-subheading">{m.car_features_plug()}</h3>
        {plugTexts(car).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <a className="link" href={paths.chargers}>
            {m.car_plug_chargers()}
          </a>
        </p>
      </section>
      <section>
        <h3 className="mb-3 text-subheading">{m.car_features_times()}</h3>
        {times.length === 0 ? <p>{m.car_times_none()}</p> : <SpecList rows={times} />}
        {times.length > 0 && car.dcChargingPower === null && <p>{m.car_no_rapid()}</p>}
      </section>
      <section>
        <h3 className="text-subheading">{m.car_features_drive()}</h3>
        <p>{driveText(car)}</p>
      </section>
      <section>
        <h3 className="text-subheading">{m.car_features_equipment()}</h3>
        {car.features.length === 0 ? (
          <p>{m.car_features_equipment_none()}</p>
        ) : (
          <ul>
            {car.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        <p>
          <a className="link" href={whatsappLink(message)} {...ownTab}>
            {m.car_features_ask()}
          </a>
        </p>
      </section>
    </div>
  );
}
