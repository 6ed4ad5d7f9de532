import { fullName } from '#domain/full-name.ts';
import { plugFitOf } from '#domain/plugs.ts';
import type { ShownFigures } from '#domain/shown.ts';
import type { RequestedCharger } from '#features/request/dialog.store.ts';
import type { MyCar } from '#session/my-car.store.ts';

/**
 * Whether a charger fits a car, as `VehicleField` shows it, to be stored with the request; undefined where it shows
 * nothing.
 */
export function shownFit(
  car: MyCar | undefined,
  charger: RequestedCharger | null,
): ShownFigures | undefined {
  if (!car || !charger) return undefined;
  return {
    fit: {
      car: fullName(car),
      verdict: plugFitOf(charger, car),
      connector: car.chargingProtocol,
      assumed: car.connectorBasis === 'assumed',
      plug: charger.connectorType,
    },
  };
}
