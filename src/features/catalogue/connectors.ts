/** What fits into what. AC plugs are for home and street posts, DC plugs for rapid chargers. */
export type Plug = 'Type 2' | 'GB/T AC' | 'CCS2' | 'GB/T DC' | 'CHAdeMO';

const gbt = /gb\s*[/-]?\s*t/i;
const ccs2 = /ccs/i;
const type2 = /type\s*2|mennekes/i;
const chademo = /chademo/i;

/**
 * Plugs that a car takes, read from its charging protocol ('CCS2', 'GB/T', 'CCS2 / GB/T'). A CCS2 inlet holds a
 * Type 2 one. The AC inlet of a CHAdeMO car differs by market, so none is claimed.
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

/** Whether any plug of the charger goes into the car. */
export function fits(
  charger: { connectorType: string | null },
  car: { chargingProtocol: string },
): boolean {
  const taken = plugsOfCar(car.chargingProtocol);
  return plugsOfCharger(charger.connectorType).some((plug) => taken.includes(plug));
}

/** Whether a plug carries direct current past the car's own charger. */
export function isDirectCurrent(plug: Plug): boolean {
  return plug === 'CCS2' || plug === 'GB/T DC' || plug === 'CHAdeMO';
}
