/** What each column of the tables must accept and refuse; the test asks the database itself. */
import { columnLimits } from './limits-catalogue.ts';
import { pointLimits } from './limits-points.ts';
import type { catalogueRows, countedRows, requestRows } from './rows.ts';
import { crooked, number, oneOf, type Trials, text } from './trials.ts';

export const phone = {
  good: ['01012345678', '+20 (10) 1234-5678', '٠١٠١٢٣٤٥٦٧٨', '19123'],
  bad: [
    '',
    '12-34 ',
    'call me',
    '+-()  ',
    '0'.repeat(31),
    '0101234567\n',
    null,
    '0101234567',
    '٠١٠ 1234 56789',
  ],
};
export const email = {
  good: ['a@b.co', 'first.last+tag@mail.example.com'],
  bad: ['', 'nobody', 'a@b', 'a b@c.de', '@c.de', `${'a'.repeat(250)}@b.co`],
};
const noAmount = [
  ...['', ' ', 'free', '-5', ' -5', 'NaN', 'Infinity', 'a\n5', '1000000001', '5'.repeat(41), null],
  ...[
    '1e+308',
    '1e5',
    '5;',
    '5; drop',
    '0x10',
    '10 %',
    '1,2',
    '12,34',
    '1.234',
    '1..2',
    '+5',
    '5-6',
    '٥٪',
  ],
];
/** The model year of cars on sale at the most: makers are a year ahead of the calendar. */
const nextYear = new Date().getUTCFullYear() + 1;

const yesNo = { good: [true, false], bad: [null] };

/** Where visits take place. */
const placeLimits: Trials = {
  id: { good: ['new-cairo', 'giza2'], bad: ['', 'New', '-a', 'a b', 'x'.repeat(61)] },
  name_en: text(120),
  name_ar: text(120),
  address_en: text(300),
  address_ar: text(300),
  map_url: {
    good: [null, 'https://maps.example.com/?q=1'],
    bad: ['', 'http://maps.example.com', 'javascript:alert(1)', `https://${'x'.repeat(500)}`],
  },
};

/** Figures that the team keeps by day. */
const tariffLimits: Trials = {
  key: { good: ['petrol_92_egp'], bad: ['', 'Petrol', 'a b', 'x'.repeat(81)] },
  value: number(0, 1_000_000_000, 'required'),
  unit: text(40),
  note: text(500, 'optional'),
  source: text(500),
};

export const catalogueLimits: Partial<Record<keyof typeof catalogueRows, Trials>> = {
  ...columnLimits,
  charging_points: pointLimits,
  visit_places: placeLimits,
  tariffs: tariffLimits,
};

/** What surrounds a request of any kind. */
const context = {
  language: oneOf('en', 'ar'),
  page: {
    good: [null, '/', '/cars/byd?view=models', '/cars/byd/سيل'],
    bad: ['', 'cars', '//evil.example', '/\\evil.example', ...crooked, `/${'x'.repeat(300)}`],
  },
  item_name: text(200, 'optional'),
  shown: {
    good: [null, '{}', '{"premiums":[1,2]}'],
    bad: ['[]', '"x"', JSON.stringify({ x: 'x'.repeat(8192) })],
  },
  status_reason: text(300, 'optional'),
};

export const requestLimits: Record<keyof typeof requestRows, Trials> = {
  car_requests: {
    name: text(100),
    phone,
    email: { good: [...email.good, null], bad: email.bad },
    location: text(200, 'optional'),
    daily_km: number(0, 10_000, 'required'),
    travel_between_cities: yesNo,
    travel_destination: text(200),
    own_second_car: yesNo,
    private_parking: yesNo,
    ...context,
    status: oneOf('new', 'in_progress', 'done', 'cancelled'),
  },
  charger_requests: {
    name: text(100),
    phone,
    email: { good: [...email.good, null], bad: email.bad },
    location: text(200),
    vehicle_model: text(120),
    installation_type: oneOf('home', 'business'),
    electrical_capacity: text(100, 'optional'),
    parking_type: oneOf('private', 'public', 'garage', 'street', 'other'),
    ...context,
    status: oneOf('new', 'in_progress', 'done', 'cancelled'),
  },
  visit_requests: {
    full_name: text(100),
    email: { good: email.good, bad: [...email.bad, null] },
    phone_number: phone,
    brand_name: text(80),
    model_name: text(120),
    visit_date: { good: [], bad: ['2020-01-01', '2999-01-01', null] },
    visit_time: {
      good: Array.from({ length: 10 }, (_, slot) => `${String(9 + slot).padStart(2, '0')}:00`),
      bad: ['08:00', '19:00', '09:30', '9:00', '09:00:00', '', null],
    },
    trim: text(100, 'blank'),
    preferred_color: text(60, 'blank'),
    ...context,
    status: oneOf('new', 'in_progress', 'done', 'cancelled'),
  },
  insurance_requests: {
    ev_owner_name: text(100),
    phone,
    current_car_price: {
      good: [1000, '850000', 999_999.5],
      bad: [0, -1, 1, 999.99, 850_000.123, 1_000_000_001, '1e308', 'NaN', 'Infinity', null],
    },
    brand: text(80),
    model: text(120),
    // The database allows the year after this one, in Cairo.
    year: number(2010, nextYear, 'required'),
    ...context,
    status: oneOf('new', 'in_progress', 'done', 'cancelled'),
  },
  financing_requests: {
    brand: text(80),
    model: text(120),
    year: {
      good: ['1990', '2026', '2100', '٢٠٢٦'],
      bad: [
        ...['', 'soon', '26', '2026\n', '2026 or later', '-2147483649', '1989', '2101', '20260'],
        ...['2026;', '2,026', '2026.0', '2'.repeat(21), null],
      ],
    },
    company_name: text(120, 'optional'),
    car_price: {
      good: ['200000', '850000.5', '1000000000', '1,200,000', 'EGP ٨٥٠٬٠٠٠', '850 000 EGP'],
      bad: [...noAmount, '0', '0.00', '1', '999'],
    },
    down_payment: { good: ['0', '0.5', '850000'], bad: [...noAmount, '850000.01'] },
    name: text(100),
    mobile_number: phone,
    occupation: text(120),
    monthly_income: { good: ['0', '60000'], bad: [...noAmount, '40,000 to 50,000'] },
    address: text(300),
    ...context,
    status: oneOf('new', 'in_progress', 'done', 'cancelled'),
  },
};

export const countedLimits: Record<keyof typeof countedRows, Trials> = {
  page_views: {
    path: {
      good: ['/', '/cars/byd', '/cars/byd/سيل', `/${'x'.repeat(299)}`],
      bad: ['', 'cars', '/cars?q=mona', '/cars#top', ...crooked, `/${'x'.repeat(300)}`, null],
    },
    referring_host: {
      good: ['example.com', 'm.facebook.com', 'x'.repeat(253), null],
      bad: ['', 'Example.com', 'example.com/path', 'two words', 'x'.repeat(254)],
    },
  },
};
