import { Badge } from '#components/Badge.tsx';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import { type ConnectorBasis, connectorBasis } from '#domain/plugs.ts';
import { chargersFor } from '#features/catalogue/chargers-for.ts';
import { PublicCharging } from '#features/trips/PublicCharging.tsx';
import type { ShownCharging } from '#features/trips/shown-charging.ts';
import { m } from '#paraglide/messages.js';
import { basisText, plugTexts } from './charging-texts.ts';
import { MyCarButton } from './MyCarButton.tsx';

const badges = {
  recorded: { tone: 'positive', label: m.plug_recorded },
  assumed: { tone: 'warning', label: m.plug_assumed },
} as const;

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
  return (
    <section className="car-features mt-12" aria-labelledby="charging-title">
      <div>
        <h2 id="charging-title" className="text-heading">
          {m.plug_title()}
        </h2>
        <p>
          {m.plug_connector()} <Connector name={car.chargingProtocol} basis={basis} />
        </p>
        {sentence && <p className="text-small">{sentence}</p>}
        <PublicCharging car={car} built={charging} />
      </div>
      <div>
        {plugTexts(car).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="flex flex-wrap items-center gap-x-6">
          <a className="link" href={address}>
            {address === paths.chargers ? m.plug_chargers_all() : m.plug_chargers()}
          </a>
          <MyCarButton car={car} />
        </p>
      </div>
    </section>
  );
}

function Connector({ name, basis }: { name: string; basis: ConnectorBasis }) {
  if (basis === 'unknown') return <strong>{m.plug_unknown()}</strong>;
  const { tone, label } = badges[basis];
  return (
    <>
      <strong>{name}</strong> <Badge tone={tone}>{label()}</Badge>
    </>
  );
}
