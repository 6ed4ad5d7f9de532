import { describe, expect, it } from 'vitest';
import { loanFor } from './loan';

describe('loanFor', () => {
  it('is the price without what is paid down', () => {
    expect(loanFor('1,200,000', '300000')).toEqual({ amount: 900_000, downShare: 0.25 });
    expect(loanFor('١٬٢٠٠٬٠٠٠', '٠')).toEqual({ amount: 1_200_000, downShare: 0 });
    expect(loanFor('500000', '500000')).toEqual({ amount: 0, downShare: 1 });
  });

  it.each([
    ['', ''],
    ['1200000', ''],
    ['abc', '1000'],
    ['1200000', '-5'],
    ['0', '0'],
    // Meant in millions, as is said beside the field.
    ['1.2', '0'],
    ['100000', '100001'],
  ])('is none for %j and %j', (price, down) => {
    expect(loanFor(price, down)).toBeNull();
  });
});
