import { describe, expect, it } from 'vitest';
import { fullName } from './full-name';

describe('fullName', () => {
  it('says the brand once', () => {
    expect(fullName({ brand: 'BYD', name: 'Seal' })).toBe('BYD Seal');
    expect(fullName({ brand: 'BMW', name: 'bmw iX3' })).toBe('bmw iX3');
    expect(fullName({ brand: 'MG', name: 'MG4 51' })).toBe('MG4 51');
    expect(fullName({ brand: 'BYD', name: 'BYDreams' })).toBe('BYD BYDreams');
  });
});
