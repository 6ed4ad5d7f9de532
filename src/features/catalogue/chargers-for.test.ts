import { expect, it } from 'vitest';
import { chargersAddress, chargersFor, nothingChosen } from './chargers-for.ts';

it('leads to the chargers that fit, or to all where none is known to', () => {
  const address = (chargingProtocol: string) => chargersFor({ chargingProtocol });
  expect(address('CCS2')).toBe('/chargers?connector=type-2&connector=ccs2#found');
  expect(address('GB/T')).toBe('/chargers?connector=gbt-ac&connector=gbt-dc#found');
  expect(address('CHAdeMO')).toBe('/chargers');
  expect(address('خاص')).toBe('/chargers');
});

it('says a choice beside what is not its own, and reads it in either letters', () => {
  const choice = { category: ['business dc'], connector: ['gbt-ac'], power: ['22-'] };
  const search = chargersAddress.write(choice, '?from=mail&power=0-4');
  expect(search).toBe('?from=mail&category=business+dc&connector=gbt-ac&power=22-');
  expect(chargersAddress.read(search)).toEqual(choice);
  expect(chargersAddress.read('?category=Portable&category=')).toEqual({
    ...nothingChosen,
    category: ['portable'],
  });
});
