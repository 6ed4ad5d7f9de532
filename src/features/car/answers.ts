import type { Car } from '#domain/car.ts';
import { homeCharging } from '#domain/home-charger.ts';
import type { MoneyFacts } from '#domain/money-facts.ts';
import { homeUse, type Month, type MonthlyUse, monthOf } from '#domain/month.ts';
import { type OnTheRoad, onTheRoad } from '#domain/on-the-road.ts';
import { type ConnectorBasis, connectorBasis, plugsOfCar, publicRapid } from '#domain/plugs.ts';
import { realRange } from '#domain/range.ts';
import type { Rates } from '#domain/tariffs.ts';
import { spanText } from '#features/catalogue/figures.ts';
import type { OwnCosts } from '#features/money/own-costs.store.ts';
import { adapterPrice } from '#features/money/rows.ts';
import { formatEgp, formatQuantity, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { PartId } from './parts.ts';
import { rapidText } from './rapid-text.ts';

/** One of the figures that decide, and the part of the page that says more. */
type Answer = {
  part: PartId;
  label: string;
  /** Null where it is not known. */
  value: string | null;
  note: string;
  /** Of the plug alone. */
  basis?: ConnectorBasis;
};

type Grounds = {
  tariffs: Rates;
  money: MoneyFacts;
  /** By a person's own figures, where they have said any. */
  own: OwnCosts | null;
};

/** What is asked of every car: how far on a hot motorway, what it costs, which plug, and how long a charge takes. */
export function answersOf(car: Car, { tariffs, money, own }: Grounds): Answer[] {
  const use = own ? own.use : homeUse;
  const month = own ? own.month : monthOf(car, tariffs, homeUse);
  const road = own ? own.road : onTheRoad(car.price, money.road, homeCharging(money.charger));
  return [motorway(car), monthly(month, use), total(road), plug(car), rapid(car)];
}

function motorway(car: Car): Answer {
  const band = realRange(car)?.motorway;
  const km = (range: number) => formatQuantity(range, m.unit_km());
  return {
    part: 'overview',
    label: m.car_answer_motorway(),
    value: band ? m.car_about({ amount: km(band.hot) }) : null,
    note: !band
      ? m.car_answer_unknown()
      : car.powertrain === 'EREV'
        ? m.car_answer_motorway_note_extended()
        : m.car_answer_motorway_note({ mild: km(band.mild) }),
  };
}

function monthly(month: Month | null, use: MonthlyUse | null): Answer {
  const [part, label] = ['money' as const, m.car_answer_month()];
  if (month === null || use === null) {
    return { part, label, value: null, note: m.car_answer_unknown() };
  }
  const value = m.car_about({ amount: spanText(month.separate) });
  return { part, label, value, note: monthNote(month, use) };
}

function monthNote({ km, shared }: Month, { homeShare, trips, meter, away }: MonthlyUse): string {
  const distance = formatQuantity(km, m.unit_km());
  if (homeShare === 0) {
    return away === 'ac'
      ? m.car_answer_month_ac({ distance })
      : m.car_answer_month_public({ distance });
  }
  if (homeShare < 1 || trips) {
    return m.car_answer_month_mixed({ distance, share: formatShare(homeShare) });
  }
  return meter === 'coded'
    ? m.car_answer_month_coded({ distance })
    : m.car_answer_month_home({ distance, shared: spanText([shared[1], shared[1]]) });
}

function total(road: OnTheRoad | null): Answer {
  const part = 'money';
  if (road === null) {
    return { part, label: m.money_sum(), value: null, note: m.car_answer_unknown() };
  }
  const [least, most] = road.sum;
  const figures = { most: formatEgp(most) };
  return {
    part,
    label: m.car_answer_total_from(),
    value: formatEgp(least),
    note: road.home === null ? m.car_answer_total(figures) : m.car_answer_total_home(figures),
  };
}

function plug(car: Car): Answer {
  const basis = connectorBasis(car);
  return {
    part: 'charging',
    label: m.car_answer_plug(),
    value: basis === 'unknown' ? m.plug_unknown() : car.chargingProtocol,
    note: plugNote(car),
    basis,
  };
}

function plugNote({ chargingProtocol, dcChargingPower }: Car): string {
  switch (publicRapid(chargingProtocol)) {
    case 'yes':
      return m.car_answer_plug_yes();
    case 'adapter':
      return dcChargingPower === null
        ? m.car_answer_plug_home()
        : m.car_answer_plug_adapter({ price: adapterPrice() });
    case 'some':
      return m.car_answer_plug_some();
    case 'unknown':
      return plugsOfCar(chargingProtocol).includes('Type 2')
        ? m.car_answer_plug_ac()
        : m.car_answer_plug_look();
  }
}

function rapid(car: Car): Answer {
  const found = rapidText(car);
  const asked = { part: 'charging', label: m.car_estimate_rapid_time() } as const;
  if (found !== null) return { ...asked, ...found };
  return car.dcChargingPower === null
    ? { ...asked, value: m.car_answer_rapid_none(), note: m.car_no_rapid() }
    : { ...asked, value: null, note: m.car_answer_unknown() };
}
