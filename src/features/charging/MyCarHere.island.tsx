import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fetchPoints } from '#catalogue/points.ts';
import { Island } from '#components/Island.tsx';
import { Notice, RetryButton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import { type FitFigures, fitFiguresOf } from '#domain/fit-figures.ts';
import { fullName } from '#domain/full-name.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { addressOfCar, pointsFor } from '#features/catalogue/points-for.ts';
import { pointName } from '#features/trips/place-name.ts';
import { asCount, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $myCar, type MyCar, noCarYet, removeMyCar } from '#session/my-car.store.ts';

type Props = {
  /** The ids of the places on the page. */
  ids: readonly string[];
};

/** What of a built list of places fits the reader's car. */
export default function MyCarHere(props: Props) {
  return (
    <Island>
      <MyCarFit {...props} />
    </Island>
  );
}

/** As high at least as it is without a car, so that little moves. */
export function MyCarFit({ ids }: Props) {
  const car = useStore($myCar, { ssr: noCarYet });
  return (
    <div role="status" className="needs-script screen-only min-h-[10rem] max-w-prose">
      {car === null ? (
        <Notice tone="info" title={m.charging_mine_ask()} text={m.charging_mine_ask_text()}>
          <a className="link py-2 font-semibold" href={`${paths.chargers}#my-car`}>
            {m.my_car_choose()}
          </a>
        </Notice>
      ) : (
        <ChosenCarFit key={addressOfCar(car)} car={car} ids={ids} />
      )}
    </div>
  );
}

type Found = { car: Car; figures: FitFigures };

/** @returns null where the car has left the catalogue, which is said in a toast */
async function findFitting(car: MyCar, ids: readonly string[]): Promise<Found | null> {
  const { loadCars } = await import('#catalogue/load-cars.ts');
  const [[found], points] = await Promise.all([loadCars([car]), fetchPoints()]);
  if (found === undefined) {
    removeMyCar(car);
    return null;
  }
  const here = new Set(ids);
  return {
    car: found,
    figures: fitFiguresOf(
      points.filter(({ id }) => here.has(id)),
      found,
    ),
  };
}

function ChosenCarFit({ car, ids }: Props & { car: MyCar }) {
  const { status, data, load } = useLoad(findFitting);
  useEffect(() => void load(car, ids), [load, car, ids]);
  const name = { car: fullName(car) };
  if (status === 'failed') {
    return (
      <Notice tone="warning" title={m.charging_mine_failed()}>
        <RetryButton onRetry={() => load(car, ids)} />
      </Notice>
    );
  }
  if (!data) return <Notice tone="info" title={m.charging_mine_loading(name)} />;
  const { figures } = data;
  return (
    <Notice
      tone={figures.fitting > 0 ? 'positive' : 'warning'}
      title={m.charging_mine_fitting({
        ...name,
        all: formatNumber(figures.places),
        ...asCount(figures.fitting),
      })}
      text={
        figures.withAdapter > 0 ? m.charging_mine_adapter(asCount(figures.withAdapter)) : undefined
      }
    >
      {figures.rapid.length > 0 && <RapidHere rapid={figures.rapid} />}
      <a className="link py-2 font-semibold" href={pointsFor({ car: addressOfCar(data.car) })}>
        {m.charging_mine_map()}
      </a>
    </Notice>
  );
}

/** The places where the car charges rapidly, with the time; the list opens on a press. */
function RapidHere({ rapid }: Pick<FitFigures, 'rapid'>) {
  return (
    <details className="w-full">
      <summary className="link py-2 font-semibold">
        {m.charging_mine_rapid(asCount(rapid.length))}
      </summary>
      <ul>
        {rapid.map(({ point, minutes }) => (
          <li key={point.id}>
            <a className="block py-2.5" href={`#${point.id}`}>
              <bdi className="link">{pointName(point)}</bdi>{' '}
              <span className="tabular-nums">{durationText(minutes / 60)}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
