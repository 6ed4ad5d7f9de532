import type { Connector } from './charging-point-rows.ts';
import type { ChargingPoint } from './charging-points.ts';

/** A connector for tests, that works. */
export const sampleConnector = (
  type: Connector['type'],
  kw: number | null = 22,
  change: Partial<Connector> = {},
): Connector => ({
  type,
  kw,
  current: null,
  count: 1,
  cable: null,
  state: 'working',
  ...change,
});

/** A place for tests, open to everybody; what a test is about goes into `change`. */
export function samplePoint(change: Partial<ChargingPoint> = {}): ChargingPoint {
  return {
    id: '00046e60-0c3a-8000-8000-000000000000',
    ocmId: 290400,
    name: 'El-Obour Charging station',
    nameAr: null,
    operator: 'IKARUS',
    address: null,
    town: 'Obour',
    governorate: 'qalyubia',
    country: 'EG',
    lat: 30.16,
    lon: 31.46,
    access: 'membership',
    cost: null,
    state: 'working',
    connectors: [sampleConnector('CCS2', 60)],
    lastConfirmedOn: '2025-04-17',
    checkedByPhoneOn: null,
    source: 'Open Charge Map',
    note: null,
    twinOf: null,
    updatedAt: '2026-11-29T00:00:00Z',
    ...change,
  };
}
