import { expect, test } from 'vitest';
import { tableAddress } from './address.ts';

test.each([
  '',
  '?table=chargers&filter=withdrawn&search=seal+rwd',
  '?edit=62f746b4-84e6-4ceb-95bd-447e7184d454',
  '?table=brands&copy=li-auto',
  '?add=1',
])('what the address "%s" says is written again', (address) => {
  expect(tableAddress.write(tableAddress.read(address))).toBe(address);
});

test('what is not known is left out', () => {
  const nonsense = '?table=users&filter=odd&edit=';
  expect(tableAddress.read(nonsense)).toEqual(tableAddress.read(''));
});
