import { chargingAssumptions } from '#config/energy.ts';
import { publicCharging } from '#config/public-charging.ts';
import type { Car } from '#domain/car.ts';
import { acHours, rapidHours } from '#domain/charging.ts';
import { connectorBasis, publicRapid } from '#domain/plugs.ts';
import { chemistryText, coolingText, usableText } from '#features/catalogue/battery.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { type ComparisonRow, figureRow, placeOfBest, plainRow } from './rows.ts';

const basisNotes = {
  recorded: m.plug_recorded,
  assumed: m.plug_assumed,
  unknown: m.plug_unknown,
} as const;

/** Plug, times and battery. */
export function chargingRows(cars: readonly Car[]): ComparisonRow[] {
  const kw = (power: number) => ({ power: formatQuantity(power, m.unit_kw()) });
  return [
    {
      ...plainRow(m.compare_row_protocol(), cars, () => null),
      cells: cars.map((car) => ({
        value: car.chargingProtocol,
        notes: [basisNotes[connectorBasis(car)]()],
      })),
    },
    rapidRow(cars),
    figureRow(cars, {
      label: m.car_estimate_home(),
      hint: m.car_estimate_home_note(kw(chargingAssumptions.wallboxKw)),
      figure: (car) => acHours(car, chargingAssumptions.wallboxKw),
      isEstimate: true,
      better: 'lower',
      text: durationText,
    }),
    figureRow(cars, {
      label: m.compare_row_ac(),
      hint: m.unit_kw(),
      figure: ({ acChargingPower }) => acChargingPower,
    }),
    figureRow(cars, {
      label: m.compare_row_dc(),
      hint: m.unit_kw(),
      figure: ({ dcChargingPower }) => dcChargingPower,
    }),
    // Makers mix gross and usable capacity, so only the usable one is ranked.
    {
      ...figureRow(cars, {
        label: m.compare_row_battery(),
        hint: m.unit_kwh(),
        figure: ({ batteryCapacity }) => batteryCapacity || null,
      }),
      best: null,
    },
    {
      ...plainRow(m.battery_usable(), cars, usableText),
      best: placeOfBest(
        cars.map(({ usableCapacity }) => usableCapacity),
        'higher',
      ),
    },
    plainRow(m.battery_chemistry(), cars, chemistryText),
    plainRow(m.battery_cooling(), cars, coolingText),
  ];
}

/** The time at the rapid chargers that Egypt has; no car is ahead that cannot use them as it is. */
function rapidRow(cars: readonly Car[]): ComparisonRow {
  const { usual } = publicCharging.rapidKw;
  const needsAdapter = (car: Car) => publicRapid(car.chargingProtocol) === 'adapter';
  const row = figureRow(cars, {
    label: m.car_estimate_rapid_time(),
    hint: m.compare_hint_rapid({ power: formatQuantity(usual, m.unit_kw()) }),
    figure: (car) => rapidHours(car, usual),
    isEstimate: true,
    better: 'lower',
    text: durationText,
    notes: (car) => (needsAdapter(car) ? [m.compare_adapter()] : []),
  });
  return cars.some(needsAdapter) ? { ...row, best: null } : row;
}
