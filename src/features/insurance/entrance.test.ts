import { describe, expect, test } from 'vitest';
import { inArabic } from '#lib/fixture.ts';
import { insuranceSignIn, isOpenedToRead, plansAddress } from './entrance.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';

test('a person who wants a quote signs in and comes back', () => {
  expect(insuranceSignIn()).toBe('/signin?redirect=/services/insurance&reason=insurance');
  expect(plansAddress()).toBe('/services/insurance#plans');
  inArabic(() => {
    expect(insuranceSignIn()).toBe('/ar/signin?redirect=/ar/services/insurance&reason=insurance');
    expect(plansAddress()).toBe('/ar/services/insurance#plans');
  });
});

describe('the page is opened', () => {
  test.each(['', '#', '#quote', '#main', '#no-such-section'])('for a quote by %j', (hash) => {
    expect(isOpenedToRead(hash, phone)).toBe(false);
  });

  test.each(['#plans', '#example', '#rules'])('to read by %s', (hash) => {
    expect(isOpenedToRead(hash, phone)).toBe(true);
  });

  test.each([
    'Mozilla/5.0 (Linux; Android 6.0.1) (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  ])('to read by %s', (userAgent) => {
    expect(isOpenedToRead('', userAgent)).toBe(true);
  });
});
