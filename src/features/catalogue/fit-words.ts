import type { NoticeTone } from '#components/States.tsx';
import { fullName } from '#domain/full-name.ts';
import { connectorBasis, plugFitOf, plugsOfCar } from '#domain/plugs.ts';
import { m } from '#paraglide/messages.js';
import type { MyCar } from '#session/my-car.store.ts';

/** Whether a charger fits the reader's car, for a notice. */
export type FitWords = { tone: NoticeTone; title: string; text: string };

/** @param connectorType of the charger; null where its record does not say */
export function fitWords(car: MyCar, connectorType: string | null): FitWords {
  const named = { name: fullName(car) };
  const connector = car.chargingProtocol;
  const isAssumed = car.connectorBasis === 'assumed';
  switch (plugFitOf({ connectorType }, car)) {
    case 'yes':
      return {
        tone: isAssumed ? 'info' : 'positive',
        title: m.my_car_fits(named),
        text: isAssumed
          ? m.my_car_fits_assumed_text({ connector })
          : m.my_car_fits_text({ connector }),
      };
    case 'no': {
      const plugs = { connector, plug: connectorType ?? '' };
      return {
        tone: 'warning',
        title: m.my_car_fits_not(named),
        text: isAssumed ? m.my_car_fits_not_assumed_text(plugs) : m.my_car_fits_not_text(plugs),
      };
    }
    case 'unknown':
      return {
        tone: 'info',
        title: m.my_car_fits_unknown(named),
        text: m.my_car_fits_unknown_text(),
      };
  }
}

/** The connector of the reader's car in a few words, with how it is known. */
export function connectorWords(car: MyCar): string {
  if (plugsOfCar(car.chargingProtocol).length === 0) return m.my_car_connector_unknown();
  const connector = { connector: car.chargingProtocol };
  return connectorBasis(car) === 'assumed'
    ? m.my_car_connector_assumed(connector)
    : m.my_car_connector(connector);
}
