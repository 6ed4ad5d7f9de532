import { describe, expect, it } from 'vitest';
import {
  assumedConnector,
  connectorBasis,
  plugFitOf,
  plugsOfCar,
  plugsOfCharger,
  publicRapid,
} from './plugs.ts';

describe('plugs', () => {
  it('of a car are read from its charging protocol', () => {
    expect(plugsOfCar('CCS2')).toEqual(['Type 2', 'CCS2']);
    expect(plugsOfCar('GB/T')).toEqual(['GB/T AC', 'GB/T DC']);
    expect(plugsOfCar('CCS2 / GBT')).toEqual(['Type 2', 'CCS2', 'GB/T AC', 'GB/T DC']);
    expect(plugsOfCar('CHAdeMO')).toEqual(['CHAdeMO']);
    expect(plugsOfCar('خاص')).toEqual([]);
  });

  it('of a charger are read from its connector type', () => {
    expect(plugsOfCharger('Type 2')).toEqual(['Type 2']);
    expect(plugsOfCharger('GB/T AC')).toEqual(['GB/T AC']);
    expect(plugsOfCharger('gb/t dc')).toEqual(['GB/T DC']);
    expect(plugsOfCharger(null)).toEqual([]);
  });
});

describe('a charger', () => {
  const verdict = (connectorType: string | null, chargingProtocol: string) =>
    plugFitOf({ connectorType }, { chargingProtocol });

  it('fits a car that takes its plug', () => {
    expect(verdict('Type 2', 'CCS2')).toBe('yes');
    expect(verdict('CCS2', 'CCS2')).toBe('yes');
    expect(verdict('GB/T AC', 'GB/T')).toBe('yes');
    expect(verdict('Type 2 / GB/T AC', 'GB/T')).toBe('yes');
  });

  it('does not fit one of another standard', () => {
    expect(verdict('Type 2', 'GB/T')).toBe('no');
    expect(verdict('GB/T AC', 'CCS2')).toBe('no');
    expect(verdict('CCS2', 'CHAdeMO')).toBe('no');
  });

  it('is not judged where a plug is unknown, as the AC inlet of a CHAdeMO car is', () => {
    expect(verdict(null, 'CCS2')).toBe('unknown');
    expect(verdict('Type 2', 'خاص')).toBe('unknown');
    expect(verdict('Type 2', 'CHAdeMO')).toBe('unknown');
  });
});

describe('a connector', () => {
  it('is recorded or assumed as its record says, and unknown where that cannot be read', () => {
    const basis = (chargingProtocol: string, recorded: 'recorded' | 'assumed') =>
      connectorBasis({ chargingProtocol, connectorBasis: recorded });
    expect(basis('CCS2', 'recorded')).toBe('recorded');
    expect(basis('GB/T', 'assumed')).toBe('assumed');
    expect(basis('خاص', 'recorded')).toBe('unknown');
  });

  it('is assumed by who imports the car, else by the test of its range', () => {
    const assumed = (
      importChannel: 'official' | 'parallel' | null,
      rangeCycle: 'WLTP' | 'CLTC' | null,
    ) => assumedConnector({ importChannel, rangeCycle });
    expect(assumed('official', 'CLTC')).toEqual({ connector: 'CCS2', why: 'agent' });
    expect(assumed('parallel', 'CLTC')).toEqual({ connector: 'GB/T', why: 'trader' });
    expect(assumed('parallel', 'WLTP')).toEqual({ connector: 'CCS2', why: 'figures' });
    expect(assumed('parallel', null)).toEqual({ connector: 'GB/T', why: 'trader' });
    expect(assumed(null, 'CLTC')).toEqual({ connector: 'GB/T', why: 'cycle' });
    expect(assumed(null, 'WLTP')).toEqual({ connector: 'CCS2', why: 'usual' });
    expect(assumed(null, null)).toEqual({ connector: 'CCS2', why: 'usual' });
  });
});

it('says how a car charges at public rapid points', () => {
  expect(publicRapid('CCS2')).toBe('yes');
  expect(publicRapid('GB/T')).toBe('adapter');
  expect(publicRapid('CCS2 / GB/T')).toBe('yes');
  expect(publicRapid('CHAdeMO')).toBe('some');
  expect(publicRapid('Type 2')).toBe('unknown');
  expect(publicRapid('خاص')).toBe('unknown');
});
