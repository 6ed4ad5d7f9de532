/** A request reads alike in the mails, at the sales desk and in My Activity, and nothing of it is left out. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Database } from '#data/database.types.ts';
import { type Submission, SubmissionSchema } from '#data/submissions.ts';
import {
  installationTypes,
  parkingTypes,
} from '#features/charger-request/charger-request.schema.ts';
import { submissionRows, submissionTitle } from '#features/request/submission-text.ts';
import { inArabic } from '#lib/fixture.ts';
import { writeMail } from '../../netlify/lib/mail/messages.ts';
import { requestRows, type Values } from '../../tests/support/rows.ts';
import {
  type circumstanceColumns,
  kindOfTable,
  type RequestKind,
  type RequestTable,
  requestTables,
  type ShownColumn,
  type setByOthers,
} from './requests.ts';

type Table = RequestTable;

const places = {
  sales: 'sales@tayar.example',
  sender: 'no-reply@tayar.example',
  site: 'https://tayar.example',
};

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

/** The lines of a mail, without the marks that isolate a value. */
function mailed(table: Table, row: Values, audience: 'sales' | 'buyer'): string[] {
  const mail = writeMail(
    {
      request_id: 'bbbbbbbb-0000-4000-8000-000000000001',
      kind: kindOfTable(table),
      audience,
      attempt: 1,
      account_email: 'account@example.com',
      event_id: '00000000-0000-0000-0000-000000000000',
      step: 'received',
      detail: {},
      item: null,
      place: null,
      request: row,
    },
    places,
  );
  return plain(String(mail?.text)).split('\n');
}

/** What the desk and My Activity list. */
function listed(table: Table, row: Values): string[] {
  const submission: Submission = SubmissionSchema.parse({
    ...row,
    table,
    status: 'new',
    created_at: '2026-11-21T14:05:00+00:00',
  });
  const rows = submissionRows(submission).map(({ name, value }) => `${name}: ${value}`);
  return [submissionTitle(submission), ...rows];
}

describe.each(requestTables)('%s', (table) => {
  const row: Values = { ...requestRows[table], item_name: 'Wallbox 7' };

  test('mails, desk and My Activity list the same, in the same order', () => {
    const [, ...rows] = listed(table, row);
    const arabicRows = inArabic(() => listed(table, row)).slice(1);
    const sales = mailed(table, row, 'sales');
    expect(sales.filter((line) => rows.includes(line))).toEqual(rows);
    const buyer = mailed(table, row, 'buyer');
    expect(buyer.filter((line) => rows.includes(line))).toEqual(rows);
    expect(buyer.filter((line) => arabicRows.includes(line))).toEqual(arabicRows);
  });

  const columns = Object.keys(requestRows[table]).filter((column) => column !== 'id');
  test.each(columns)('%s reaches everybody', (column) => {
    const value = row[column];
    const changed = {
      ...row,
      [column]:
        typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : other(column),
    };
    expect(listed(table, changed)).not.toEqual(listed(table, row));
    expect(mailed(table, changed, 'sales')).not.toEqual(mailed(table, row, 'sales'));
    expect(mailed(table, changed, 'buyer')).not.toEqual(mailed(table, row, 'buyer'));
  });
});

/** Another value that the table accepts as well. */
function other(column: string): string {
  const others: Readonly<Record<string, string>> = {
    visit_date: '2027-04-30',
    visit_time: '13:00',
    installation_type: 'business',
    parking_type: 'street',
    year: '2024',
  };
  return others[column] ?? 'Another';
}

test('every column is shown, or one that is not for people', () => {
  type Row<Kind extends RequestKind> = Database['public']['Tables'][`${Kind}s`]['Row'];
  type Hidden = (typeof setByOthers)[number] | (typeof circumstanceColumns)[number];
  type Forgotten = {
    [Kind in RequestKind]: Exclude<keyof Row<Kind>, ShownColumn<Kind> | Hidden>;
  }[RequestKind];
  type Unknown = {
    [Kind in RequestKind]: Exclude<ShownColumn<Kind>, keyof Row<Kind>>;
  }[RequestKind];
  expectTypeOf<Forgotten>().toBeNever();
  expectTypeOf<Unknown>().toBeNever();
});

test('every choice of a form has its words', () => {
  const row = requestRows.charger_requests;
  const typed = [
    ...installationTypes.map((type) => ({ ...row, installation_type: type })),
    ...parkingTypes.map((type) => ({ ...row, parking_type: type })),
  ].map((each) => listed('charger_requests', each));
  expect(new Set(typed.map(String)).size).toBe(installationTypes.length + parkingTypes.length - 1);
  for (const lines of typed) {
    expect(lines.join()).not.toMatch(/Installation: [a-z]|Parking: [a-z]/);
  }
});

test('a choice that the site does not know stays as it is', () => {
  const row = { ...requestRows.charger_requests, parking_type: 'constructor' };
  expect(listed('charger_requests', row)).toContain('Parking: constructor');
});

describe('values', () => {
  test.each([
    ['850000', 'EGP\u00a0850,000', '\u200f٨٥٠٬٠٠٠\u00a0ج.م.\u200f'],
    ['1200000.5', 'EGP\u00a01,200,000.50', '\u200f١٬٢٠٠٬٠٠٠٫٥٠\u00a0ج.م.\u200f'],
    ['٨٥٠٬٠٠٠', 'EGP\u00a0850,000', '\u200f٨٥٠٬٠٠٠\u00a0ج.م.\u200f'],
    ['1.2 million', 'EGP\u00a01,200,000', '\u200f١٬٢٠٠٬٠٠٠\u00a0ج.م.\u200f'],
    ['مليون إلا ربع', 'EGP\u00a0750,000', '\u200f٧٥٠٬٠٠٠\u00a0ج.م.\u200f'],
    ['a third', 'a third', 'a third'],
    ['1e999', '1e999', '1e999'],
    ['0x10', '0x10', '0x10'],
  ])('the amount %s is %s', (typed, english, arabic) => {
    isWritten(
      'financing_requests',
      { car_price: typed },
      'Car price',
      english,
      'سعر السيارة',
      arabic,
    );
  });

  test.each([
    [850_000, 'EGP\u00a0850,000'],
    ['850000.00', 'EGP\u00a0850,000'],
    [850_000.25, 'EGP\u00a0850,000.25'],
  ])('the figure %s, which some backends write as text, is %s', (figure, english) => {
    isWritten('insurance_requests', { current_car_price: figure }, 'Car price', english);
  });

  test('a day has its weekday', () => {
    const [english, arabic] = [/^Friday 30\u00a0April 2027$/, /^الجمعة ٣٠\u00a0أبريل ٢٠٢٧$/];
    for (const day of ['2027-04-30', '2027-04-30T00:00:00Z']) {
      isWritten('visit_requests', { visit_date: day }, 'Day', english, 'اليوم', arabic);
    }
  });

  test('an hour is one of the clock of the language', () => {
    isWritten('visit_requests', { visit_time: '13:00' }, 'Time', '13:00', 'الساعة', '١:٠٠\u00a0م');
  });

  test.each([
    ['2025', '2025', '٢٠٢٥'],
    ['٢٠٢٥', '2025', '٢٠٢٥'],
    ['new', 'new', 'new'],
  ])('the year %s has no groups', (typed, english, arabic) => {
    isWritten('financing_requests', { year: typed }, 'Year', english, 'سنة الموديل', arabic);
  });

  test.each([
    [1200, '1,200 km', '١٬٢٠٠\u00a0كم'],
    [40.5, '40.5 km', '٤٠٫٥\u00a0كم'],
    ['40', '40 km', '٤٠\u00a0كم'],
  ])('the distance %s has its unit', (figure, english, arabic) => {
    isWritten(
      'car_requests',
      { daily_km: figure },
      'Daily distance',
      english,
      'المسافة اليومية',
      arabic,
    );
  });

  test('a yes or no is a word', () => {
    isWritten('car_requests', { own_second_car: false }, 'Second car', 'No', 'سيارة أخرى', 'لا');
    isWritten('car_requests', { own_second_car: true }, 'Second car', 'Yes', 'سيارة أخرى', 'نعم');
  });

  test('a name has one line and turns no direction', () => {
    isWritten('car_requests', { name: 'Mo\u202Ena\nSami' }, 'Name', 'Mo na Sami');
  });
});

/** Asserts how a value is written in all three places. */
function isWritten(
  table: Table,
  change: Values,
  label: string,
  english: string | RegExp,
  arabicLabel?: string,
  arabic?: string | RegExp,
): void {
  const row = { ...requestRows[table], ...change };
  const valueIn = (lines: string[], name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const written = (value: string | RegExp) =>
    value instanceof RegExp ? expect.stringMatching(value) : value;
  const buyer = mailed(table, row, 'buyer');
  expect(valueIn(listed(table, row), label)).toEqual(written(english));
  expect(valueIn(mailed(table, row, 'sales'), label)).toEqual(written(english));
  expect(valueIn(buyer, label)).toEqual(written(english));
  if (arabicLabel === undefined || arabic === undefined) return;
  expect(
    valueIn(
      inArabic(() => listed(table, row)),
      arabicLabel,
    ),
  ).toEqual(written(arabic));
  expect(valueIn(buyer, arabicLabel)).toEqual(written(arabic));
}
