import { expect, it } from 'vitest';
import { chargersFor } from './chargers-for.ts';

it('leads to the chargers that fit, or to all where none is known to', () => {
  const address = (chargingProtocol: string) => chargersFor({ chargingProtocol });
