import { expect, test } from 'vitest';
import { inArabic } from '#lib/fixture.ts';
import { noticeText } from './ConnectionNotice.tsx';

/** 21 November 2026, 21:33 in Cairo. */
const savedAt = Date.parse('2026-11-21T19:33:00Z');

test('a page of the site on a connected device says nothing', () => {
  expect(noticeText(undefined, true)).toBeNull();
});

test('without a connection it says that nothing will be sent', () => {
  expect(noticeText(undefined, false)).toEqual({
    text: 'You are offline. What you send now will not reach us.',
  });
});

test.each([true, false])(
  'a kept copy says when it was kept and offers the page itself',
  (online) => {
    const told = noticeText(savedAt, online);
    expect(told?.text).toContain(
      'saved on 21\u00a0November 2026 at 21:33; prices may have changed since',
    );
    expect(told?.text.includes('You are offline')).toBe(!online);
    expect(told?.reload).toBeTruthy();
  },
);

test('in Arabic the hour stands as everywhere', () => {
  expect(inArabic(() => noticeText(savedAt, true))?.text).toContain('٩:٣٣\u00a0م');
});
