import { describe, expect, test, vi } from 'vitest';
import {
  dialledPhone,
  dialogRules,
  type FormRules,
  insuranceSchema,
  latestYear,
  pageRules,
} from './insurance.schema.ts';

const typed = {
  ev_owner_name: 'Mona Sami',
  phone: '01012345678',
  current_car_price: '2,200,000',
  brand: 'BYD',
  model: 'Seal RWD',
  year: '2024',
};
type Field = keyof typeof typed;

const pageMessage = 'Please enter a valid Egyptian phone number (e.g., 01012345678)';
const dialogMessage = 'Please enter a valid Egyptian phone number.';

/** The first message for each field. */
function told(changes: Partial<typeof typed>, rule: FormRules = pageRules) {
  const result = insuranceSchema(rule).safeParse({ ...typed, ...changes });
  const issues = result.success ? [] : result.error.issues.toReversed();
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const accepted = (changes: Partial<typeof typed>, rule: FormRules = pageRules) =>
  insuranceSchema(rule).parse({ ...typed, ...changes });

test('turns typed values into stored values', () => {
  const stored = {
    ...typed,
    current_car_price: 2_200_000,
    year: 2024,
  };
  expect(accepted({})).toEqual(stored);
  expect(
    accepted({
      ev_owner_name: '  Mona Sami\u200F ',
      phone: '٠١٠ ١٢٣٤ ٥٦٧٨',
      current_car_price: '٢٬٢٠٠٬٠٠٠',
      year: '٢٠٢٤',
    }),
  ).toEqual(stored);
});

test.each([
  ['ev_owner_name', 'Owner name is required'],
  ['current_car_price', 'Car price is required'],
  ['brand', 'Brand is required'],
  ['model', 'Model is required'],
  ['year', 'Year is required'],
] as const)('without %s: %s', (field: Field, message) => {
  for (const empty of ['', '   ', '\u200F', '\n']) {
    expect(told({ [field]: empty })).toEqual({ [field]: message });
    expect(told({ [field]: empty }, dialogRules)).toEqual({ [field]: message });
  }
});

test('an empty form gets a message at every field at once', () => {
  const empty = Object.fromEntries(Object.keys(typed).map((field) => [field, '']));
  expect(told(empty)).toEqual({
    ev_owner_name: 'Owner name is required',
    phone: pageMessage,
    current_car_price: 'Car price is required',
    brand: 'Brand is required',
    model: 'Model is required',
    year: 'Year is required',
  });
  expect(told(empty, dialogRules).phone).toBe(dialogMessage);
});

describe('a phone', () => {
  test.each([
    '01012345678',
    '01112345678',
    '01212345678',
    '01512345678',
    '010 1234 5678',
    '٠١٠١٢٣٤٥٦٧٨',
    '۰۱۲۱۲۳۴۵۶۷۸',
  ])('%s will do on the page', (phone) => {
    expect(told({ phone })).toEqual({});
  });

  test.each([
    '',
    'abc',
    '01312345678',
    '0101234567',
    '010123456789',
    '+201012345678',
    '1012345678',
    '0223456789',
    '01012345678x',
  ])('%j will not do on the page', (phone) => {
    expect(told({ phone })).toEqual({ phone: pageMessage });
  });

  test.each([
    ['01012345678', '01012345678'],
    ['1012345678', '1012345678'],
    ['+201012345678', '+201012345678'],
    ['+20 101 234 5678', '+201012345678'],
    ['01912345678', '01912345678'],
    ['٠١٠١٢٣٤٥٦٧٨', '01012345678'],
    ['+٢٠١٠١٢٣٤٥٦٧٨', '+201012345678'],
  ])('%s is %s in the dialog', (phone, stored) => {
    expect(accepted({ phone }, dialogRules).phone).toBe(stored);
  });

  test.each([
    '',
    'abc',
    '201012345678',
    '+2001012345678',
    '00201012345678',
    '02123456789',
    '101234567',
  ])('%j will not do in the dialog', (phone) => {
    expect(told({ phone }, dialogRules)).toEqual({ phone: dialogMessage });
  });

  test('only the phone is read differently in the two places', () => {
    const phone = '+201012345678';
    expect(Object.keys(told({ phone, brand: '' }))).toEqual(['brand', 'phone']);
    expect(Object.keys(told({ phone, brand: '' }, dialogRules))).toEqual(['brand']);
  });
});

describe('a price', () => {
  test.each([
    ['1200000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['EGP 950 000', 950_000],
    ['1500.50', 1500.5],
    ['1000000000', 1_000_000_000],
  ])('%s is %d pounds', (current_car_price, pounds) => {
    expect(accepted({ current_car_price }).current_car_price).toBe(pounds);
  });

  test.each(['abc', '-5', '1000000001', '1,2', '1e6'])('%s is no price', (current_car_price) => {
    expect(told({ current_car_price })).toEqual({
      current_car_price: 'Please enter an amount in EGP, such as 1,200,000.',
    });
  });

  test('nothing is no price', () => {
    expect(told({ current_car_price: '0' })).toEqual({
      current_car_price: 'Please enter a price above zero.',
    });
  });
});

describe('a year', () => {
  test.each(['2010', '2024'])('%s will do', (year) => {
    expect(told({ year })).toEqual({});
  });

  test('goes up to the next one, by the calendar of Cairo', () => {
    expect(latestYear(new Date('2026-12-31T21:00:00Z'))).toBe(2027);
    expect(latestYear(new Date('2026-12-31T22:00:00Z'))).toBe(2028);
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    expect(told({ year: '2027' })).toEqual({});
    const message = 'Please enter a year from 2010 to 2027.';
    for (const year of ['2028', '2009', '24', '-2024', '2024.5', 'new', '20240']) {
      expect(told({ year })).toEqual({ year: message });
    }
    vi.useRealTimers();
  });
});

test('a text is as long as its column takes', () => {
  expect(
    told({ ev_owner_name: 'م'.repeat(100), brand: 'b'.repeat(80), model: 'x'.repeat(120) }),
  ).toEqual({});
  expect(told({ ev_owner_name: 'a'.repeat(101) })).toEqual({
    ev_owner_name: 'Please use at most 100 characters.',
  });
  expect(Object.keys(told({ brand: 'b'.repeat(81), model: 'x'.repeat(121) }))).toEqual([
    'model',
    'brand',
  ]);
});

test('line ends and control characters of what was pasted go', () => {
  expect(accepted({ model: 'Seal\r\n\u0000RWD' }).model).toBe('Seal RWD');
});

test('a price may be said in millions, and none is but a few pounds', () => {
  expect(accepted({ current_car_price: '2.2 million' }).current_car_price).toBe(2_200_000);
  for (const current_car_price of ['0.4', '1.5', '950']) {
    expect(told({ current_car_price })).toEqual({
      current_car_price: 'Please enter an amount in EGP, such as 1,200,000.',
    });
  }
});

test.each([
  '+20 101 234 5678',
  '+20 (10) 1234-5678',
  '00201012345678',
  '201012345678',
  '+2001012345678',
  '1012345678',
  '010 1234 5678',
  '٠١٠١٢٣٤٥٦٧٨',
  '\u202A+201012345678\u202C',
])('%s is dialled 01012345678', (known) => {
  expect(dialledPhone(known)).toBe('01012345678');
});

test.each(['+971 50 123 4567', '0101234567', '012', ''])('%j stays as it is', (known) => {
  expect(dialledPhone(known)).toBe(known);
});
