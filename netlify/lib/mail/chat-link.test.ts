import { expect, test } from 'vitest';
import { chatLink } from './chat-link.ts';

test.each([
  ['01012345678', 'https://wa.me/201012345678'],
  ['1012345678', 'https://wa.me/201012345678'],
  ['+20 (10) 123-45678', 'https://wa.me/201012345678'],
  ['0020 101 234 5678', 'https://wa.me/201012345678'],
  ['٠١٠١٢٣٤٥٦٧٨', 'https://wa.me/201012345678'],
  ['۰۱۰۱۲۳۴۵۶۷۸', 'https://wa.me/201012345678'],
  ['+20 (0)10 1234 5678', 'https://wa.me/201012345678'],
  ['+2001012345678', 'https://wa.me/201012345678'],
  ['+971 50 123 4567', 'https://wa.me/971501234567'],
  ['19123', null],
  ['()', null],
])('%s is reached at %s', (phone, link) => {
  expect(chatLink(phone)).toBe(link);
});
