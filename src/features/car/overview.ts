import { cairoToAlexandriaKm, chargingAssumptions } from '#config/energy.ts';
import type { Car } from '#domain/car.ts';
import { acHours } from '#domain/charging.ts';
import { fullName } from '#domain/full-name.ts';
import { publicRapid } from '#domain/plugs.ts';
import { type RangeBand, type RoadRange, realRange, roadRange } from '#domain/range.ts';
import { lastsFor, tripReserve } from '#domain/trip-plan.ts';
import { dealerName } from '#features/catalogue/dealers.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { yearsText } from '#features/catalogue/figures.ts';
import { bodyNoun } from '#features/catalogue/names.ts';
import { formatNumber, formatQuantity, formatShare, quantityInText } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { rapidText } from './rapid-text.ts';

export type Estimate = { name: string; value: string; note: string };

/** Paragraphs about the car and its range; only from facts in its record. */
export function overviewParagraphs(car: Car): string[] {
  const name = fullName(car);
  const kind = bodyNoun(car.bodyType);
  const hybrid = car.powertrain === 'EREV';
  const what: string[] = [
    hybrid ? m.car_overview_erev({ name, kind }) : m.car_overview_bev({ name, kind }),
  ];
  if (car.batteryCapacity > 0) {
    const battery = quantityInText(car.batteryCapacity, m.unit_kwh());
    what.push(m.car_overview_battery({ battery }));
  }
  if (car.motorPower !== null) what.push(powerSentence(car.motorPower, car.acceleration));

  const planned = roadRange(car);
  const paragraphs = [what.join(' ')];
  if (planned !== null) paragraphs.push(roadSentences(planned, car).join(' '));
  if (car.importChannel === 'official' && car.dealer !== null) {
    paragraphs.push(dealerSentence(dealerName(car.dealer), car.warrantyYears));
  }
  if (hybrid) paragraphs.push(m.car_overview_tax());
  return paragraphs;
}

function dealerSentence(dealer: string, years: number | null): string {
  return years === null
    ? m.car_overview_dealer({ dealer })
    : m.car_overview_dealer_warranty({ dealer, warranty: yearsText(years) });
}

function powerSentence(hp: number, acceleration: number | null): string {
  const power = quantityInText(hp, m.unit_hp());
  return acceleration === null
    ? m.car_overview_power({ power })
    : m.car_overview_power_acceleration({
        power,
        acceleration: quantityInText(acceleration, m.unit_s()),
      });
}

function roadSentences({ km, cycle, ratedKm }: RoadRange, car: Car): string[] {
  return [
    m.car_overview_road({
      rated: quantityInText(ratedKm, m.unit_km()),
      cycle,
      planned: quantityInText(km, m.unit_km()),
    }),
    alexandriaSentence(car),
  ];
}

/** Whether it reaches Alexandria and comes back on a hot day. */
function alexandriaSentence(car: Car): string {
  if (car.powertrain === 'EREV') return m.car_overview_generator();
  const reserve = formatShare(tripReserve);
  if (lastsFor(car, 2 * cairoToAlexandriaKm)) return m.car_overview_alexandria_return({ reserve });
  if (lastsFor(car, cairoToAlexandriaKm)) return m.car_overview_alexandria({ reserve });
  if (car.dcChargingPower === null) return m.car_overview_alexandria_hours();
  const plug = publicRapid(car.chargingProtocol);
  return plug === 'yes' || plug === 'some'
    ? m.car_overview_alexandria_stop()
    : m.car_overview_alexandria_adapter();
}

/** The charger behind the time at home, in words. @param takenKw the power that the car accepts of it */
function wallboxNote(takenKw: number | null): string {
  const { wallboxKw } = chargingAssumptions;
  const power = formatQuantity(wallboxKw, m.unit_kw());
  return takenKw === null || takenKw >= wallboxKw
    ? m.car_estimate_home_note({ power })
    : m.car_estimate_home_note_slow({ power, taken: formatQuantity(takenKw, m.unit_kw()) });
}

/** '345 to 420 km'. */
function bandText({ hot, mild }: RangeBand): string {
  return m.car_estimate_band({ hot: formatNumber(hot), mild: formatQuantity(mild, m.unit_km()) });
}

/** Range and time of daily use; empty when battery or range are not known. */
export function estimates(car: Car): Estimate[] {
  const planned = roadRange(car);
  const hours = acHours(car, chargingAssumptions.wallboxKw);
  const found: Estimate[] = [];
  if (planned !== null) {
    found.push({
      name: m.car_estimate_road(),
      value: m.car_about({ amount: formatQuantity(planned.km, m.unit_km()) }),
      note: m.car_estimate_road_note({ share: formatShare(planned.share), cycle: planned.cycle }),
    });
  }
  const real = realRange(car);
  if (real !== null) {
    found.push(
      { name: m.car_estimate_town(), value: bandText(real.town), note: m.car_estimate_band_note() },
      {
        name: m.car_estimate_motorway(),
        value: bandText(real.motorway),
        note: m.car_estimate_band_note(),
      },
    );
  }
  if (hours !== null) {
    found.push({
      name: m.car_estimate_home(),
      value: m.car_about({ amount: durationText(hours) }),
      note: wallboxNote(car.acChargingPower),
    });
  }
  const rapid = rapidText(car);
  if (rapid !== null) found.push({ name: m.car_estimate_rapid_time(), ...rapid });
  return found;
}
