import { describe, expect, it } from 'vitest';
import { fits, plugsOfCar, plugsOfCharger } from './connectors';

describe('connectors', () => {
  it('reads the plugs of a car', () => {
    expect(plugsOfCar('CCS2')).toEqual(['Type 2', 'CCS2']);
    expect(plugsOfCar('GB/T')).toEqual(['GB/T AC', 'GB/T DC']);
    expect(plugsOfCar('CCS2 / GBT')).toEqual(['Type 2', 'CCS2', 'GB/T AC', 'GB/T DC']);
    expect(plugsOfCar('CHAdeMO')).toEqual(['CHAdeMO']);
    expect(plugsOfCar('خاص')).toEqual([]);
  });

  it('reads the plugs of a charger', () => {
    expect(plugsOfCharger('Type 2')).toEqual(['Type 2']);
    expect(plugsOfCharger('GB/T AC')).toEqual(['GB/T AC']);
    expect(plugsOfCharger('gb/t dc')).toEqual(['GB/T DC']);
    expect(plugsOfCharger(null)).toEqual([]);
  });

  it('tells what fits', () => {
    const wallbox = { connectorType: 'Type 2' };
    expect(fits(wallbox, { chargingProtocol: 'CCS2' })).toBe(true);
    expect(fits(wallbox, { chargingProtocol: 'GB/T' })).toBe(false);
    expect(fits({ connectorType: null }, { chargingProtocol: 'CCS2' })).toBe(false);
  });
});
