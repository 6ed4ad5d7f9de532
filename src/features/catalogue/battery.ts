import type { Car } from '#domain/car.ts';
import { formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { SpecRow } from './figures.ts';

type Battery = Pick<Car, 'usableCapacity' | 'batteryChemistry' | 'batteryCooling'>;
type Draw = Pick<Car, 'townDraw' | 'motorwayDraw' | 'drawSource'>;

const chemistries: Record<NonNullable<Battery['batteryChemistry']>, () => string> = {
  LFP: m.battery_chemistry_lfp,
  NMC: m.battery_chemistry_nmc,
  other: m.battery_chemistry_other,
};

const coolings: Record<NonNullable<Battery['batteryCooling']>, () => string> = {
  liquid: m.battery_cooling_liquid,
  air: m.battery_cooling_air,
  none: m.battery_cooling_none,
};

/** 'Unknown' where it is not known, as in the next ones. */
export const usableText = ({ usableCapacity }: Pick<Car, 'usableCapacity'>): string =>
  usableCapacity === null ? m.value_unknown() : formatQuantity(usableCapacity, m.unit_kwh());

export const chemistryText = ({ batteryChemistry }: Pick<Car, 'batteryChemistry'>): string =>
  batteryChemistry === null ? m.value_unknown() : chemistries[batteryChemistry]();

export const coolingText = ({ batteryCooling }: Pick<Car, 'batteryCooling'>): string =>
  batteryCooling === null ? m.value_unknown() : coolings[batteryCooling]();

/** What a car's page says of its battery, and once why that matters in the heat of Egypt. */
export function batteryRows(car: Battery): SpecRow[] {
  return [
    { name: m.battery_usable(), value: usableText(car) },
    { name: m.battery_chemistry(), value: chemistryText(car) },
    { name: m.battery_cooling(), value: coolingText(car), note: m.battery_heat() },
  ];
}

/** What it draws from its battery without heating, with who says so; 'Unknown' where nobody does. */
export function drawRows({ townDraw, motorwayDraw, drawSource }: Draw): SpecRow[] {
  const drawRow = (name: string, kwh: number | null): SpecRow =>
    kwh === null
      ? { name, value: m.value_unknown() }
      : {
          name,
          value: m.battery_draw({ amount: formatQuantity(kwh, m.unit_kwh()) }),
          ...(drawSource === null ? {} : { note: drawSource }),
        };
  return [
    drawRow(m.battery_draw_town(), townDraw),
    drawRow(m.battery_draw_motorway(), motorwayDraw),
  ];
}
