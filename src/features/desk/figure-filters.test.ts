import { expect, test } from 'vitest';
import { deskAddress, filtersOf } from './views.ts';

test('a figure of the numbers is read from the address and asked for', () => {
  const search =
    '?view=all&source=call&outcome=decided&answer=in_time&closedfrom=2026-11-01&closedto=2026-11-30';
  const address = deskAddress.read(search);
  expect(deskAddress.write(address)).toBe(search);
  expect(filtersOf(address, '2026-11-30')).toEqual({
    ...{ source: 'call', outcome: 'decided', answer: 'in_time' },
    ...{ closed_from: '2026-11-01', closed_to: '2026-11-30' },
  });
});

test('what is no filter is left out', () => {
  const nonsense =
    '?view=all&source=moon&outcome=x&answer=no&createdfrom=2026-13-01&item=1&amount=9';
  expect(filtersOf(deskAddress.read(nonsense), '2026-11-30')).toEqual({});
});
