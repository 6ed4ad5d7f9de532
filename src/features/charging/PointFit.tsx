import { Notice } from '#components/States.tsx';
import type { Car } from '#domain/car.ts';
import {
  type ChargingPoint,
  fitsCar,
  type PointFit,
  rapidMinutesAt,
} from '#domain/charging-points.ts';
import { acHoursAt, type FittingCar } from '#domain/fit-figures.ts';
import { fullName } from '#domain/full-name.ts';
import { connectorBasis } from '#domain/plugs.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { m } from '#paraglide/messages.js';

/** The reader's car, with the figures that its charging takes. */
export type OwnCar = FittingCar & Pick<Car, 'brand' | 'name' | 'connectorBasis'>;

const titles: Record<PointFit, typeof m.charging_fit_yes> = {
  yes: m.charging_fit_yes,
  adapter: m.charging_fit_adapter,
  no: m.charging_fit_no,
  unknown: m.charging_fit_unknown,
};

type Props = { point: Pick<ChargingPoint, 'connectors'>; car: OwnCar };

/** Whether the reader's car can charge at a place, and how long that takes. */
export function PointFitNotice({ point, car }: Props) {
  const fit = fitsCar(point, car);
  const isAssumed = connectorBasis(car) === 'assumed';
  const tone = fit === 'unknown' || (fit === 'yes' && isAssumed) ? 'info' : tones[fit];
  return (
    <Notice tone={tone} title={titles[fit]({ car: fullName(car) })} text={textOf(fit, point, car)}>
      {isAssumed && <p>{m.charging_fit_assumed({ connector: car.chargingProtocol })}</p>}
    </Notice>
  );
}

const tones = { yes: 'positive', adapter: 'warning', no: 'warning' } as const;

function textOf(fit: PointFit, point: Props['point'], car: OwnCar): string | undefined {
  if (fit === 'adapter') return m.charging_fit_adapter_text();
  if (fit === 'no') return m.charging_fit_no_text();
  if (fit === 'unknown') return m.charging_fit_unknown_text();
  const minutes = rapidMinutesAt(point, car);
  if (minutes !== null) return m.charging_fit_minutes({ duration: durationText(minutes / 60) });
  const hours = acHoursAt(point, car);
  return hours === null
    ? m.charging_fit_time_unknown()
    : m.charging_fit_hours({ duration: durationText(hours) });
}
