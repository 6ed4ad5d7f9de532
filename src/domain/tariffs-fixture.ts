import { type KeyedFigure, type Tariffs, tariffsFrom } from './tariffs.ts';

type Dated = readonly [id: string, value: number, unit: string, validFrom: string, source: string];

const homeSource = 'vetogate.com/5507185 (2025-10-07), iqraa24.com (2026-02-20)';
const codedSource = 'EgyptERA decision 142/2024: vetogate.com/5501686 (2025-09-29)';
const decree = 'Decree 101/2025: economynews.online (2025-09-04)';

const figures: readonly Dated[] = [
  ['home_electricity_0_50', 0.68, 'EGP/kWh', '2024-09-01', homeSource],
  ['home_electricity_51_100', 0.78, 'EGP/kWh', '2024-09-01', homeSource],
  ['home_electricity_0_200', 0.95, 'EGP/kWh', '2024-09-01', homeSource],
  ['home_electricity_201_350', 1.55, 'EGP/kWh', '2024-09-01', homeSource],
  ['home_electricity_351_650', 1.95, 'EGP/kWh', '2024-09-01', homeSource],
  ['home_electricity_651_1000', 2.1, 'EGP/kWh', '2024-09-01', homeSource],
  ['home_electricity_over_1000', 2.23, 'EGP/kWh', '2024-09-01', homeSource],
  ['home_electricity_coded', 2.23, 'EGP/kWh', '2024-08-27', codedSource],
  ['public_charging_low_voltage_ac', 3.393, 'EGP/kWh', '2025-09-03', decree],
  ['public_charging_low_voltage_dc', 6.552, 'EGP/kWh', '2025-09-03', decree],
  ['fuel_petrol_92', 22.25, 'EGP/litre', '2026-03-10', 'pls48.net/27504 (2026-03-21)'],
  ['fuel_petrol_95', 24, 'EGP/litre', '2026-03-10', 'pls48.net/27504 (2026-03-21)'],
  ['customs_duty_bev', 0, '%', '2025-12-31', 'Enterprise: enterpriseam.com/egypt-ar (2025-12-31)'],
];

/** A figure for each key that pages need, for tests. */
export const sampleFigures: readonly KeyedFigure[] = figures.map(
  ([id, value, unit, validFrom, source]) => ({ id, value, unit, validFrom, source, note: null }),
);

/** The same as pages take them. */
export const sampleTariffs: Tariffs = tariffsFrom(sampleFigures);
