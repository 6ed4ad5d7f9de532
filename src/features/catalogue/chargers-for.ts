import { paths } from '#config/paths.ts';
import { plugsOfCar, plugValue } from '#domain/plugs.ts';

/** The id of the filtered list of chargers, where an address leads to it. */
export const foundId = 'found';

/** The address of the chargers that fit a car; of all where none is known to fit. */
export function chargersFor(car: { chargingProtocol: string }): string {
  const plugs = plugsOfCar(car.chargingProtocol);
  // No charger for homes has CHAdeMO: a list of none would help nobody.
  if (plugs.every((plug) => plug === 'CHAdeMO')) return paths.chargers;
  const asked = new URLSearchParams(plugs.map((plug) => ['connector', plugValue(plug)]));
  return `${paths.chargers}?${asked}#${foundId}`;
}
