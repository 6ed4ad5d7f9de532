import { expect, test } from 'vitest';
import { catalogueTextFault, textFault, withoutHidden } from './plain-text.ts';

test.each([
  ['SM\u200fG', 'SMG'],
  ['\u202eSMG\u202c', 'SMG'],
  ['\ufeffid', 'id'],
  ['Se\u200b\u00ad\u2060\u061cal', 'Seal'],
  ['\u3164Seal\u115f\u034f', 'Seal'],
  ['Seal\u{e0041}\u{e007f}', 'Seal'],
  ['a\u2028b', 'a b'],
  ['❤️ 1️⃣ 👩🏽‍💼', '❤️ 1️⃣ 👩🏽‍💼'],
  ['a\ufe0f b\u200dc', 'a bc'],
  ['مَكْتَب وكيل', 'مَكْتَب وكيل'],
])('%j without what nobody sees', (text, plain) => {
  expect(withoutHidden(text)).toBe(plain);
});

test.each([
  ['SMG \ufffd\ufffd', 'garbled'],
  ['SMG \uf8ff', 'garbled'],
  ['\ud800', 'garbled'],
  ['\uffff', 'garbled'],
  // Cyrillic В, Greek Β, Cyrillic а beside Arabic.
  ['\u0412YD', 'mixed'],
  ['\u0392YD Seal', 'mixed'],
  ['سي\u0430رة', 'mixed'],
  ['Why???', null],
  ['BYD سيل', null],
  ['ВАЗ', null],
  ['مصرBYD', null],
])('the letters of %j: %s', (text, fault) => {
  expect(textFault(text)).toBe(fault);
});

test.each([
  ['SMG ????? ????', 'garbled'],
  // UTF-8 that was read as Windows-1252 and as Windows-1256.
  ['Ø³Ø¹Ø± Ø§Ø³ØªØ±Ø´Ø§Ø¯ÙŠ', 'garbled'],
  ['ط³ط¹ط± ط§ط³طھط±ط´ط§ط¯ظٹ', 'garbled'],
  ['CitroÃ«n', 'garbled'],
  ['مصرBYD', 'mixed'],
  ['Sealسيل', 'mixed'],
  ['BYDات', 'mixed'],
  ['\u0412YD', 'mixed'],
  ['الBYD والـSUV بـ60kWh وBYD للBYD', null],
  ['Škoda Citroën Øst – 60 kWh, 4800 × 1875 “x” ±2°', null],
  ['طظ طظ ظط «طارق» سعر الوكيل؟', null],
  ['٦٠كم 60كم D9 برو', null],
  ['Sold? Yes', null],
])('the letters of %j in the catalogue: %s', (text, fault) => {
  expect(catalogueTextFault(text)).toBe(fault);
});
