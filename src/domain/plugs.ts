import { publicCharging } from '#config/public-charging.ts';
import type { Car } from './car.ts';

/** Plug standards: AC for home chargers and street posts, DC for rapid chargers. */
export type Plug = 'Type 2' | 'GB/T AC' | 'CCS2' | 'GB/T DC' | 'CHAdeMO';

/** All of them, alternating current first. */
export const allPlugs: readonly Plug[] = ['Type 2', 'GB/T AC', 'CCS2', 'GB/T DC', 'CHAdeMO'];

const gbt = /gb\s*[/-]?\s*t/i;
const ccs2 = /ccs/i;
const type2 = /type\s*2|mennekes/i;
const chademo = /chademo/i;

/**
 * Plugs that a car takes, read from its charging protocol ('CCS2', 'GB/T', 'CCS2 / GB/T'); none when it cannot be read. A
 * CCS2 inlet (IEC 62196-3) holds a Type 2 one. The AC inlet of a CHAdeMO car differs by market, so none is claimed.
 */
export function plugsOfCar(protocol: string): Plug[] {
  const plugs: Plug[] = [];
  if (ccs2.test(protocol)) plugs.push('Type 2', 'CCS2');
  else if (type2.test(protocol)) plugs.push('Type 2');
  if (gbt.test(protocol)) plugs.push('GB/T AC', 'GB/T DC');
  if (chademo.test(protocol)) plugs.push('CHAdeMO');
  return plugs;
}

/** Plugs on a charger's cable, read from its connector type; none when the record does not say. */
export function plugsOfCharger(connectorType: string | null): Plug[] {
  if (connectorType === null) return [];
  const plugs: Plug[] = [];
  if (type2.test(connectorType)) plugs.push('Type 2');
  if (ccs2.test(connectorType)) plugs.push('CCS2');
  if (gbt.test(connectorType)) plugs.push(/dc/i.test(connectorType) ? 'GB/T DC' : 'GB/T AC');
  if (chademo.test(connectorType)) plugs.push('CHAdeMO');
  return plugs;
}

/** Whether a plug carries direct current, which bypasses the car's own charger. */
export function isDirectCurrent(plug: Plug): boolean {
  return plug === 'CCS2' || plug === 'GB/T DC' || plug === 'CHAdeMO';
}

/** Whether a charger's cable goes into a car; unknown where either plug is. */
export type PlugFit = 'yes' | 'no' | 'unknown';

export function plugFitOf(
  charger: { connectorType: string | null },
  car: { chargingProtocol: string },
): PlugFit {
  const [given, taken] = [plugsOfCharger(charger.connectorType), plugsOfCar(car.chargingProtocol)];
  if (given.some((plug) => taken.includes(plug))) return 'yes';
  const isAcUnknown = taken.every(isDirectCurrent);
  if (given.length === 0 || taken.length === 0) return 'unknown';
  return isAcUnknown && !given.every(isDirectCurrent) ? 'unknown' : 'no';
}

export type ConnectorBasis = 'recorded' | 'assumed' | 'unknown';

/** How well a car's connector is known; `unknown` where its record names none that can be read. */
export function connectorBasis(
  car: Pick<Car, 'chargingProtocol' | 'connectorBasis'>,
): ConnectorBasis {
  return plugsOfCar(car.chargingProtocol).length === 0 ? 'unknown' : car.connectorBasis;
}

/** Why a connector is assumed. */
export type ConnectorAssumption = {
  connector: 'CCS2' | 'GB/T';
  why: 'agent' | 'trader' | 'cycle' | 'figures' | 'usual';
};

/**
 * The connector that a model comes with that is sold with either: it follows the market that the car was built for. An
 * agent brings the export model with CCS2. Otherwise the figures tell whose car it is: a range by the Chinese test (CLTC)
 * speaks for GB/T, another one that traders bring for CCS2. This is a rule of thumb: OpenEV Data 1.24 (2025-12-30) names GB/T for the
 * Chinese Yuan Up and Dolphin Mini and CCS2 for their export models, but imports differ car by car.
 */
export function assumedConnector(
  car: Pick<Car, 'importChannel' | 'rangeCycle'>,
): ConnectorAssumption {
  if (car.importChannel === 'official') return { connector: 'CCS2', why: 'agent' };
  const isTrader = car.importChannel === 'parallel';
  if (car.rangeCycle === 'CLTC') return { connector: 'GB/T', why: isTrader ? 'trader' : 'cycle' };
  if (isTrader && car.rangeCycle === null) return { connector: 'GB/T', why: 'trader' };
  if (isTrader) return { connector: 'CCS2', why: 'figures' };
  return { connector: 'CCS2', why: 'usual' };
}

/** How a car charges at public rapid points, see `publicCharging`. */
export type PublicRapid = 'yes' | 'adapter' | 'some' | 'unknown';

export function publicRapid(protocol: string): PublicRapid {
  const plugs = plugsOfCar(protocol);
  const allowed: readonly Plug[] = publicCharging.plugs;
  if (plugs.some((plug) => isDirectCurrent(plug) && allowed.includes(plug))) return 'yes';
  if (plugs.includes('GB/T DC')) return 'adapter';
  return plugs.includes('CHAdeMO') ? 'some' : 'unknown';
}

/** The name of a plug in addresses: 'gbt-ac'. */
export function plugValue(plug: Plug): string {
  return plug.toLowerCase().replace('/', '').replace(' ', '-');
}
