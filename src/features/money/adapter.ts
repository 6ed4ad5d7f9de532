import type { Car } from '#domain/car.ts';
import { plugsOfCar } from '#domain/plugs.ts';
import { figureIn, type KeyedFigure } from '#domain/tariffs.ts';
import { spanText } from '#features/catalogue/figures.ts';
import { originsOf } from '#features/tariffs/origins.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** The adapter that a car needs at public chargers, with its price; null for a car that needs none. */
export function adapterText(
  { chargingProtocol }: Pick<Car, 'chargingProtocol'>,
  figures: readonly KeyedFigure[],
): string | null {
  const plugs = plugsOfCar(chargingProtocol);
  if (plugs.includes('Type 2') || plugs.includes('CCS2')) return null;
  const least = figureIn(figures, 'gbt_adapter_min');
  const most = figureIn(figures, 'gbt_adapter_max');
  if (!plugs.includes('GB/T DC') || !least || !most) return m.money_adapter_unknown();
  return m.money_adapter({
    price: spanText([least.value, most.value], formatEgp),
    origin: originsOf([least, most]),
  });
}
