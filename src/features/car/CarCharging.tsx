import { Badge } from '#components/Badge.tsx';
import { SpecList } from '#components/SpecList.tsx';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import { type ConnectorBasis, connectorBasis } from '#domain/plugs.ts';
import { chargersFor } from '#features/catalogue/chargers-for.ts';
import { PublicCharging } from '#features/trips/PublicCharging.tsx';
import type { ShownCharging } from '#features/trips/shown-charging.ts';
import { m } from '#paraglide/messages.js';
import { basisBadges, basisText, plugTexts } from './charging-texts.ts';
import { chargingTimes } from './derived-features.ts';
import { MyCarButton } from './MyCarButton.tsx';

type Props = {
  car: Car;
  /** The public charging in Cairo, as found at the build. */
  charging: ShownCharging | null | undefined;
};

/** The car's connector and how it is known, where it charges at home and in public, and the way to the chargers that fit. */
export function CarCharging({ car, charging }: Props) {
  const basis = connectorBasis(car);
  const sentence = basisText(car);
  const address = chargersFor(car);
  const times = chargingTimes(car);
  return (
    <div className="car-features">
      <div>
        <p>
          {m.plug_connector()} <Connector name={car.chargingProtocol} basis={basis} />
        </p>
        {sentence && <p className="text-small">{sentence}</p>}
        {plugTexts(car).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="flex flex-wrap items-center gap-x-6">
          <a className="link" href={address}>
            {address === paths.chargers ? m.plug_chargers_all() : m.plug_chargers()}
          </a>
          <MyCarButton car={car} />
        </p>
        <h3 className="mb-3 mt-10 text-subheading text-ink">{m.car_features_times()}</h3>
        {times.length === 0 ? <p>{m.car_times_none()}</p> : <SpecList rows={times} />}
        {times.length > 0 && car.dcChargingPower === null && <p>{m.car_no_rapid()}</p>}
      </div>
      <div>
        <PublicCharging car={car} built={charging} />
      </div>
    </div>
  );
}

function Connector({ name, basis }: { name: string; basis: ConnectorBasis }) {
  if (basis === 'unknown') return <strong>{m.plug_unknown()}</strong>;
  const { tone, label } = basisBadges[basis];
  return (
    <>
      <strong>{name}</strong> <Badge tone={tone}>{label()}</Badge>
    </>
  );
}
