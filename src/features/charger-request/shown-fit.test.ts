import { expect, test } from 'vitest';
import { shownFit } from './shown-fit.ts';

const seal = {
  brandId: 'byd',
  id: 'seal-1',
  brand: 'BYD',
  name: 'Seal',
  chargingProtocol: 'CCS2',
  connectorBasis: 'assumed',
} as const;
const wallbox = { id: 'c', name: 'Wallbox', connectorType: 'Type 2' };

test('what a buyer was told of a charger and their car goes with the request', () => {
  expect(shownFit(seal, wallbox)).toEqual({
    fit: { car: 'BYD Seal', verdict: 'yes', connector: 'CCS2', assumed: true, plug: 'Type 2' },
  });
  expect(shownFit({ ...seal, chargingProtocol: 'GB/T' }, wallbox)?.fit?.verdict).toBe('no');
  expect(shownFit(seal, { ...wallbox, connectorType: null })?.fit).toMatchObject({
    verdict: 'unknown',
    plug: null,
  });
});

test('nothing was said where no car of the catalogue was named, or no charger', () => {
  expect(shownFit(undefined, wallbox)).toBeUndefined();
  expect(shownFit(seal, null)).toBeUndefined();
});
