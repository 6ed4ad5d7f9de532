import { publicCharging } from '#config/public-charging.ts';
import type { Car } from '#domain/car.ts';
import { assumedConnector, connectorBasis, plugsOfCar } from '#domain/plugs.ts';
import { formatEgp } from '#lib/number.ts';
import { namesListed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

/** How a connector that is known is marked. */
export const basisBadges = {
  recorded: { tone: 'positive', label: m.plug_recorded },
  assumed: { tone: 'warning', label: m.plug_assumed },
} as const;

/** How the car's connector is known, in one sentence; null where it is not known at all. */
export function basisText(
  car: Pick<Car, 'chargingProtocol' | 'connectorBasis' | 'importChannel' | 'rangeCycle'>,
): string | null {
  const basis = connectorBasis(car);
  if (basis === 'unknown') return null;
  if (basis === 'recorded') return m.plug_recorded_text();
  const { connector, why } = assumedConnector(car);
  const other = () => m.plug_assumed_other({ connector: car.chargingProtocol });
  if (connector !== car.chargingProtocol) return other();
  return {
    agent: m.plug_assumed_agent,
    trader: m.plug_assumed_trader,
    cycle: m.plug_assumed_cycle,
    figures: m.plug_assumed_figures,
    usual: other,
  }[why]();
}

/** Which cables, public points and adapters suit the car: a text for each standard that it speaks. */
export function plugTexts(car: Pick<Car, 'chargingProtocol' | 'dcChargingPower'>): string[] {
  const plugs = plugsOfCar(car.chargingProtocol);
  const apps = namesListed(publicCharging.networks);
  const { lowEgp, highEgp } = publicCharging.adapter;
  const texts: string[] = [];
  if (plugs.includes('CCS2')) texts.push(m.plug_ccs2({ apps }));
  else if (plugs.includes('Type 2')) texts.push(m.plug_type2());
  if (plugs.includes('GB/T AC')) {
    const prices = { low: formatEgp(lowEgp), high: formatEgp(highEgp) };
    texts.push(car.dcChargingPower === null ? m.plug_gbt_slow() : m.plug_gbt(prices));
  }
  if (plugs.includes('CHAdeMO')) texts.push(m.plug_chademo({ apps }));
  return texts.length > 0 ? texts : [m.plug_other({ protocol: car.chargingProtocol })];
}
