import { expect, test } from 'vitest';
import type { Submission } from '#data/submissions.ts';
import { submissionRows, submissionTitle } from './submission-text.ts';

const common = { id: '1', status: 'new', created_at: '2026-11-21T14:05:00+00:00' } as const;
const person = { name: 'منى Sami', phone: '01012345678' };

const sent: Submission[] = [
  {
    ...common,
    table: 'car_requests',
    ...person,
    email: null,
    location: 'Nasr City',
    daily_km: 40,
    travel_between_cities: false,
    travel_destination: null,
    own_second_car: true,
    private_parking: false,
  },
  {
    ...common,
    table: 'charger_requests',
    ...person,
    email: 'mona@example.com',
    location: 'Nasr City',
    vehicle_model: 'BYD Seagull',
    installation_type: 'business',
    electrical_capacity: null,
    parking_type: 'garage',
  },
  {
    ...common,
    table: 'visit_requests',
    full_name: 'Mona Sami',
    phone_number: '01012345678',
    email: 'mona@example.com',
    brand_name: 'BYD',
    model_name: 'Seagull',
    visit_date: '2026-11-28',
    visit_time: '09:00',
    trim: '',
    preferred_color: 'White',
  },
  {
    ...common,
    table: 'insurance_requests',
    ev_owner_name: 'Mona Sami',
    phone: '01012345678',
    current_car_price: 850_000,
    brand: 'BYD',
    model: 'Seagull',
    year: 2025,
  },
  {
    ...common,
    table: 'financing_requests',
    brand: 'BYD',
    model: 'Seagull',
    year: '2025',
    company_name: null,
    car_price: '٨٥٠٬٠٠٠',
    down_payment: 'a third',
    name: 'Mona Sami',
    mobile_number: '01012345678',
    occupation: 'Engineer',
    monthly_income: '60000',
    address: '12 Tahrir Street, Cairo',
  },
];

test('each kind of request says what it is about', () => {
  expect(sent.map(submissionTitle)).toEqual([
    'Help choosing a car',
    'Charger for BYD Seagull',
    'Visit to see BYD Seagull',
    'Insurance for BYD Seagull',
    'Finance for BYD Seagull',
  ]);
});

test('a brand is named once', () => {
  const titles = sent.map((one) => {
    if ('brand_name' in one)
      return submissionTitle({ ...one, brand_name: 'MG', model_name: 'MG4 64' });
    return 'brand' in one ? submissionTitle({ ...one, brand: 'MG', model: 'MG4 64' }) : '';
  });
  expect(titles.slice(2)).toEqual([
    'Visit to see MG4 64',
    'Insurance for MG4 64',
    'Finance for MG4 64',
  ]);
});

test('lists every field that was filled in, and no other', () => {
  const told = sent.map((submission) =>
    submissionRows(submission).map(({ name, value }) => `${name}: ${value}`),
  );
  expect(told).toEqual([
    [
      'Name: منى Sami',
      'Phone: 01012345678',
      'City/Area: Nasr City',
      'Daily distance: 40 km',
      'Travel between cities: No',
      'Second car: Yes',
      'Private parking: No',
    ],
    [
      'Name: منى Sami',
      'Phone: 01012345678',
      'Email: mona@example.com',
      'City/Area: Nasr City',
      'Vehicle: BYD Seagull',
      'Installation: Business',
      'Parking: Garage',
    ],
    [
      'Car: BYD Seagull',
      expect.stringMatching(/^Day: Saturday,? 28\u00a0November 2026$/),
      'Time: 09:00',
      'Name: Mona Sami',
      'Phone: 01012345678',
      'Email: mona@example.com',
      'Preferred color: White',
    ],
    [
      'Car: BYD Seagull',
      'Name: Mona Sami',
      'Phone: 01012345678',
      'Year: 2025',
      expect.stringMatching(/EGP\s850,000$/),
    ],
    [
      'Car: BYD Seagull',
      'Name: Mona Sami',
      'Phone: 01012345678',
      'Year: 2025',
      expect.stringMatching(/^Car price: EGP\s850,000$/),
      'Down payment: a third',
      'Occupation: Engineer',
      expect.stringMatching(/^Monthly income: EGP\s60,000$/),
      'Address: 12 Tahrir Street, Cairo',
    ],
  ]);
});
