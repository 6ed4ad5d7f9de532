import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

it.each([
  ['', 'short'],
  ['abc12', 'short'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['Password1234!', 'weak'],
  ['abababababab', 'weak'],
  ['cairo7', 'weak'],
  ['cairo-2026', 'fair'],
  ['Cairo-2026', 'strong'],
  ['four words in a row', 'strong'],
  ['سيارة كهربائية', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password, 6)).toBe(strength);
});
