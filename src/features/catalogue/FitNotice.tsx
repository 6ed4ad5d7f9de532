import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Notice } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { plugFitOf } from '#domain/plugs.ts';
import { m } from '#paraglide/messages.js';
import { $myCar, type MyCar, noCarYet } from '#session/my-car.store.ts';
import { chargersFor } from './chargers-for.ts';
import { checkMyCar } from './check-my-car.ts';
import { fitWords } from './fit-words.ts';

type Props = {
  /** Of the charger. */
  connectorType: string | null;
};

/** Whether a charger fits a car, and where to look if it does not. */
export function FitVerdict({ car, connectorType }: Props & { car: MyCar }) {
  const { tone, title, text } = fitWords(car, connectorType);
  return (
    <Notice tone={tone} title={title} text={text}>
      {tone === 'warning' && (
        <a className="link font-semibold" href={chargersFor(car)}>
          {m.plug_chargers()}
        </a>
      )}
    </Notice>
  );
}

/** On a charger's page: whether it fits the reader's car, or how to find out. As high as it is without one. */
export function FitNotice({ connectorType }: Props) {
  const car = useStore($myCar, { ssr: noCarYet });
  useEffect(() => void checkMyCar(), []);
  return (
    <div className="screen-only mb-4" role="status">
      {car ? (
        <FitVerdict car={car} connectorType={connectorType} />
      ) : (
        <Notice tone="info" title={m.my_car_ask()} text={m.my_car_ask_text()}>
          <a className="link font-semibold" href={`${paths.chargers}#my-car`}>
            {m.my_car_choose()}
          </a>
        </Notice>
      )}
    </div>
  );
}

const badges = {
  yes: { tone: 'positive', label: m.my_car_badge_fits },
  no: { tone: 'warning', label: m.my_car_badge_fits_not },
  unknown: { tone: 'neutral', label: m.my_car_badge_unknown },
} as const;

/** The same in two words, for a card; nothing while the reader has named no car. */
export function FitBadge({ connectorType }: Props) {
  const car = useStore($myCar, { ssr: noCarYet });
  if (car === null) return null;
  const { tone, label } = badges[plugFitOf({ connectorType }, car)];
  return (
    <p className="mt-2">
      <Badge tone={tone}>{label()}</Badge>
    </p>
  );
}
