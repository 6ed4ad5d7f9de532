import { describe, expect, test } from 'vitest';
import { isRefusal, parseAmount, readAmount, readPartOf, readPercent } from './amount.ts';

describe('parseAmount', () => {
  test.each([
    ['1200000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['1 200 000', 1_200_000],
    ['  950,000 EGP ', 950_000],
    ['EGP 950 000', 950_000],
    ['١٬٢٠٠٬٠٠٠', 1_200_000],
    ['١،٢٠٠،٠٠٠ جنيه', 1_200_000],
    ['۱۲۰۰', 1200],
    ['1500.50', 1500.5],
    ['١٥٠٠٫٥', 1500.5],
    ['0', 0],
    ['1.2 million', 1_200_000],
    ['950k EGP', 950_000],
    ['2 مليون', 2_000_000],
    ['٩٥٠ ألف جنيه', 950_000],
    ['٢ مليون و٥٠٠ ألف', 2_500_000],
    ['1,500 ألف', 1_500_000],
    ['١٬٥٠٠ ألف', 1_500_000],
    ['1.5 ألف', 1500],
    ['1.250 مليون', 1_250_000],
    ['١٫١٢٥ مليون جنيه', 1_125_000],
    ['مليون', 1_000_000],
    ['مليون و٢٠٠ ألف', 1_200_000],
    ['مليون ونص', 1_500_000],
    ['EGP1,200,000', 1_200_000],
    ['1,200,000 L.E.', 1_200_000],
    ['1200000LE', 1_200_000],
    ['1,200,000 pounds', 1_200_000],
    ['E£1,200,000', 1_200_000],
    ['1,200,000 جنيه مصري', 1_200_000],
    ['EGP \u200f1,200,000', 1_200_000],
    ['\u200f1,200,000\u200f', 1_200_000],
    ['مليون و200', 1_200_000],
    ['٢ مليون و ٧٥٠ جنيه', 2_750_000],
    ['ألف و500', 1_500],
    ['2 مليون وربع', 2_250_000],
    ['مليونين ونصف', 2_500_000],
    ['نص مليون', 500_000],
    ['3 ملايين', 3_000_000],
    ['٣ ملايين جنيه', 3_000_000],
    ['5 آلاف', 5000],
    ['٥ الاف', 5000],
    ['خمسة آلاف', 5000],
    ['ألفين', 2000],
    ['مليون إلا ربع', 750_000],
    ['مليون الا ربع', 750_000],
    ['مليونين إلا ربع', 1_750_000],
    ['مليون إلا ٥٠ ألف', 950_000],
    ['مليون وربع', 1_250_000],
    ['مليون جنيه وربع', 1_250_000],
    ['ثلث مليون', 333_333],
    ['1/2 million', 500_000],
    ['½ million', 500_000],
    ['1 1/2 million', 1_500_000],
    ['1½ مليون', 1_500_000],
    ['half a million', 500_000],
    ['two and a half million', 2_500_000],
    ['2 ونص مليون', 2_500_000],
    ['خمسة وعشرين ألف', 25_000],
    ['تسعمية ألف', 900_000],
    ['٣٠٠ ألف', 300_000],
    ['300K', 300_000],
    ['1.5M', 1_500_000],
    ['2 mn', 2_000_000],
    ['300 thousand', 300_000],
    ['1 million 200 thousand', 1_200_000],
    ['2 500 ألف', 2_500_000],
    ['1.250.000', 1_250_000],
    ['1.250.000,50', 1_250_000.5],
    ['1\u2009250\u202f000', 1_250_000],
    ['٣٬٠٠٠٬٠٠٠ ج.م.', 3_000_000],
    ['\u200f١٬٥٥٠٬٠٠٠\u00a0ج.م.\u200f', 1_550_000],
    ['۳ ملایین', 3_000_000],
    ['LE 900,000', 900_000],
    ['1.2 مليون ج', 1_200_000],
    ['مليون ومتين ألف', 1_200_000],
    ['９００', 900],
    // A comma before one or two digits and a unit is a decimal one.
    ['2,5 million', 2_500_000],
    ['2,5million', 2_500_000],
    ['1,75 m', 1_750_000],
    ['0,5 million', 500_000],
    ['٢٫٥ مليون', 2_500_000],
    ['2٫5 مليون', 2_500_000],
    ['٢،٥ مليون', 2_500_000],
    ['٢,٥ مليون جنيه', 2_500_000],
    ['12,5 k', 12_500],
    ['1,5 ألف', 1500],
    ['2,5 مليون و ٢٠٠ ألف', 2_700_000],
    // Groups of three are thousands.
    ['2,500', 2500],
    ['1,500 k', 1_500_000],
    ['١،٥٠٠ ألف', 1_500_000],
  ])('%s is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test.each([
    '',
    'abc',
    '-5',
    '1,2',
    '12,34,567',
    '1.2.3',
    '950.000',
    '٩٥٠٫٠٠٠',
    '1e6',
    '2 million or so',
    '-2 million',
    'million',
    'مليونير',
    '1,200,500 ألف',
    '1,200,000x',
    '٫٥',
    '1/2',
    '1/2/3',
    '2 million 3 million',
    'مليون ونص ونص',
    'مليون إلا',
    'خمس مية ألف',
    '420 km',
    '5;',
    '1e+308',
    '2,5',
    '2,50',
    '٢،٥',
    '1500,50',
    '2,5,0 million',
    '2,,5 million',
    '2, 5 million',
    '2.5,0 million',
    // One and a quarter million, or more than a milliard.
    '1,250 million',
    '١٬٢٥٠ مليون',
    // Fifteen hundred, or a million and a half.
    '1.500 ألف',
    '١٫٥٠٠ ألف',
    // Nobody means piastres: of what is not said.
    '2.5',
    '٢٫٥',
    '2٫5',
    '0.3',
    '12.75',
  ])('%s is no amount', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

test('nothing is no amount, and no fault', () => {
  expect(['', '  ', '\u200e'].map((text) => readAmount(text))).toEqual([null, null, null]);
});

test.each([
  ['-5', 'negative'],
  ['\u2212 5 آلاف', 'negative'],
  ['٩٠٠ الف - مليون', 'several'],
  ['900k–1m', 'several'],
  ['500,000 to 900,000', 'several'],
  ['من 500 إلى 900', 'several'],
  ['$30,000', 'currency'],
  ['30 ألف دولار', 'currency'],
  ['1.2.3', 'unclear'],
  ['abc', 'unclear'],
  ['1/0 million', 'unclear'],
  ['9'.repeat(400), 'unclear'],
  ['30%', 'percent'],
  ['30 %', 'percent'],
  ['٪٣٠', 'percent'],
  ['３０％', 'percent'],
  ['30 percent', 'percent'],
  ['30 per cent', 'percent'],
  ['٣٠ في المية', 'percent'],
  ['٣٠ بالمائة', 'percent'],
  ['ثلاثين في المئة', 'percent'],
  ['1,000,000 + 10%', 'percent'],
])('%s is refused: %s', (text, refused) => {
  expect(readAmount(text)).toEqual({ refused });
});

test.each([
  ['420 km', 420],
  ['٤٢٠ كم', 420],
  ['420', 420],
  ['نص ألف كيلو', 500],
])('%s is a distance of %d', (text, distance) => {
  expect(readAmount(text, 'distance')).toBe(distance);
});

describe('a part of a whole', () => {
  test.each([
    ['30%', 345_000],
    ['30 %', 345_000],
    ['%30', 345_000],
    ['٣٠٪', 345_000],
    ['٪ ٣٠', 345_000],
    ['\u200f٣٠\u00a0٪\u200f', 345_000],
    ['３０％', 345_000],
    ['30 percent', 345_000],
    ['30 Per Cent', 345_000],
    ['30 pct', 345_000],
    ['30 في المية', 345_000],
    ['٣٠ بالمائة', 345_000],
    ['30% of the price', 345_000],
    ['٣٠٪ من السعر', 345_000],
    ['12.5%', 143_750],
    ['12,5 %', 143_750],
    ['٣٣٫٣٣٪', 383_295],
    ['0%', 0],
    ['100%', 1_150_000],
    ['345,000', 345_000],
    ['', null],
  ])('%j', (text, part) => {
    expect(readPartOf(text, 1_150_000)).toBe(part);
  });

  test.each([
    '101%',
    '130%',
    '-30%',
    '30%%',
    '30% 40%',
    '30-40%',
    '%',
    '1e1%',
    '30% + 5,000',
    'EGP 30%',
    '٣٠ ألف ٪',
    'ثلاثين في المية',
    '12.345%',
  ])('%j is none', (text) => {
    expect(readPartOf(text, 1_150_000)).toEqual({ refused: 'percent' });
  });

  test('a percentage of nothing known is refused', () => {
    expect(readPartOf('30%', null)).toEqual({ refused: 'percent' });
    expect(readPartOf('300,000', null)).toBe(300_000);
  });
});

test.each([
  ['80', 80],
  ['80%', 80],
  ['٨٠ ٪', 80],
  ['80 percent', 80],
  ['12,5', 12.5],
])('%j is a percentage', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});

test.each(['', '101', '-5', '80%%', 'most', '8e1'])('%j is no percentage', (text) => {
  expect(readPercent(text)).toBeNull();
});

test('a figure that counts no money may be small', () => {
  expect(readAmount('٦٠٫٤', 'figure')).toBe(60.4);
  expect(readAmount('12.5 km', 'distance')).toBe(12.5);
});

test('pounds are no distance', () => {
  expect(isRefusal(readAmount('420 EGP', 'distance'))).toBe(true);
});
