import type { CardCar } from '#domain/car.ts';
import { homeUse, monthOf } from '#domain/month.ts';
import { connectorBasis, publicRapid } from '#domain/plugs.ts';
import { realRange, roadRange } from '#domain/range.ts';
import type { Rates } from '#domain/tariffs.ts';
import { formatAboutEgp, formatQuantity } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { rangeFigures } from './figures.ts';

type CardFigures = {
  /** What a driver can plan with. */
  everyday: string;
  motorway: string | null;
  /** The laboratory's range with its cycle; of a range-extended car the combined one, too. */
  laboratory: string;
  month: string | null;
};

/** The figures of a card, which are those of the car's page. @param rates null where they are not known */
export function cardFigures(car: CardCar, rates: Rates | null): CardFigures {
  const km = (range: number | null) => formatQuantity(range, m.unit_km());
  const planned = roadRange(car);
  const real = realRange(car);
  const month = rates && monthOf(car, rates, homeUse);
  const [rated, combined] = rangeFigures(car);
  const cycle = car.range === null || car.rangeCycle === null ? '' : ` ${car.rangeCycle}`;
  return {
    everyday: km(planned?.km ?? null),
    motorway: real && m.catalogue_motorway_summer({ range: km(real.motorway.hot) }),
    laboratory: inARow([rated, ...(combined ? [combined] : [])]) + cycle,
    month: month && m.catalogue_month({ amount: formatAboutEgp(month.separate[0]) }),
  };
}

type CardTag = {
  text: string;
  /** It costs something, or is not known for sure. */
  isWarning: boolean;
};

/** What a buyer must know before a car is opened: its plug and, where that is known, who sells it. */
export function cardTags(
  car: Pick<CardCar, 'chargingProtocol' | 'connectorBasis' | 'importChannel'>,
): CardTag[] {
  const seller = sellerOf(car.importChannel);
  return seller === null ? [plugOf(car)] : [plugOf(car), seller];
}

function plugOf(car: Pick<CardCar, 'chargingProtocol' | 'connectorBasis'>): CardTag {
  const plug = car.chargingProtocol;
  switch (connectorBasis(car)) {
    case 'unknown':
      return { text: m.catalogue_plug_unknown(), isWarning: true };
    case 'assumed':
      return { text: m.catalogue_plug_assumed({ plug }), isWarning: true };
    case 'recorded':
      return { text: plug, isWarning: publicRapid(plug) !== 'yes' };
  }
}

function sellerOf(channel: CardCar['importChannel']): CardTag | null {
  if (channel === null) return null;
  return channel === 'official'
    ? { text: m.catalogue_official(), isWarning: false }
    : { text: m.car_parallel_import(), isWarning: true };
}
