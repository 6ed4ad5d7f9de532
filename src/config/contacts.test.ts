import { expect, test } from 'vitest';
import { whatsappLink } from './contacts.ts';

test.each(['+20 10 2600 0880', '(+20) 10-2600-0880', '201026000880'])(
  'a chat with %s is opened by its digits alone',
  (phone) => {
    expect(whatsappLink('Hello', phone)).toBe('https://wa.me/201026000880?text=Hello');
  },
);

test('the message of a chat is encoded', () => {
  const link = whatsappLink("Hello, I'm interested & curious?\nتيار #1");
  expect(link).toMatch(/^https:\/\/wa\.me\/\d+\?text=[^\s&#?]+$/);
  expect(new URL(link).searchParams.get('text')).toBe("Hello, I'm interested & curious?\nتيار #1");
});

test('marks that only a page needs are left out of a chat', () => {
  const link = new URL(whatsappLink('أنا مهتم بسيارة \u2068BYD Seal\u2069'));
  expect(link.searchParams.get('text')).toBe('أنا مهتم بسيارة BYD Seal');
});
