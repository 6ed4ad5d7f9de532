/**
 * Figures of requests: values that a form sends are stored unchanged, and values that it refuses cannot be stored
 * without it either.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CarRequestSchema } from '#features/advice/car-request.schema.ts';
import { FinanceSchema } from '#features/finance/finance.schema.ts';
import { insuranceSchema, pageRules } from '#features/insurance/insurance.schema.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { requestRows } from '../support/rows.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.engine.close());

type Row = Record<string, unknown>;

/** What is stored of a row; null where the database refuses it. */
async function store(table: string, row: Row): Promise<Row | null> {
  const { id: _, ...whole } = { id: '', ...row, user_id: backend.accounts.buyer.id };
  const columns = Object.keys(whole).join(', ');
  await backend.engine.sql('begin');
  try {
    const [stored] = await backend.engine.sql(
      `insert into public.${table} (${columns})
       select ${columns} from jsonb_populate_record(null::public.${table}, $1) returning ${columns}`,
      [JSON.stringify(whole)],
    );
    return stored ?? null;
  } catch {
    return null;
  } finally {
    await backend.engine.sql('rollback');
  }
}

/** As they stand in the fields. */
const typed = {
  finance: { ...requestRows.financing_requests, down_payment: '0', company_name: '' },
  insurance: {
    ...requestRows.insurance_requests,
    current_car_price: '850000',
    year: '2025',
  },
  advice: {
    ...requestRows.car_requests,
    daily_km: '40',
    travel_between_cities: 'yes',
    own_second_car: 'no',
    private_parking: 'yes',
  },
} as const;

const forms = [
  ['financing_requests', FinanceSchema, typed.finance, 'car_price'],
  [
    'financing_requests',
    FinanceSchema,
    { ...typed.finance, car_price: '1000000000' },
    'down_payment',
  ],
  ['financing_requests', FinanceSchema, typed.finance, 'monthly_income'],
  ['financing_requests', FinanceSchema, typed.finance, 'year'],
  ['insurance_requests', insuranceSchema(pageRules), typed.insurance, 'current_car_price'],
  ['insurance_requests', insuranceSchema(pageRules), typed.insurance, 'year'],
  ['car_requests', CarRequestSchema, typed.advice, 'daily_km'],
] as const;

const thisYear = new Date().getUTCFullYear();

const hostile = [
  ...['', ' ', '0', '-0', '00', '1', '5;', "5'; drop table x; --", '-5', '- 5', '+5', '−5', '(5)'],
  ...[
    '1e+308',
    '1e308',
    '1e6',
    '1E6',
    '-1e-7',
    '0.0000001',
    'NaN',
    'Infinity',
    '-Infinity',
    'null',
  ],
  ...['2147483647', '2147483648', '-2147483649', '9007199254740993', '1000000000', '1000000001'],
  ...[
    '999',
    '999.99',
    '1000',
    '1000.5',
    '1000.50',
    '1000.505',
    '1.000',
    '1,000',
    '1,00',
    '1,000,00',
  ],
  ...[
    '1 000 000',
    '1\u00a0000\u00a0000',
    "1'000'000",
    '1,000.50',
    '1.000,50',
    '1..2',
    '1.2.3',
    '.5',
    '5.',
  ],
  ...['١٬٢٠٠٬٠٠٠', '١٢٠٠٠٠٠', '۱۲۰۰۰۰۰', '١٬٢٠٠٫٥٠', '१२०००', '１２０００', '²³⁴⁵', 'Ⅻ', '½'],
  ...['EGP 60 000', '60,000 EGP', 'EGP 60 000 EGP', 'EGP', '$60,000', '60000 €', '10 %', '10%'],
  ...['40,000 to 50,000', '0x7d0', '0b11', '0o17', '1_000', '1n', 'true', '[2000]', '{"a":1}'],
  ...[
    '\u200f2000\u200f',
    '20\u200b00',
    '2000\n',
    '2000\t1',
    '2000\u0000',
    '\u202e0002',
    '🚗',
    '2000🚗',
  ],
  ...[
    '1989',
    '1990',
    '2009',
    '2010',
    '2026',
    '2100',
    '2101',
    '20 26',
    '2,026',
    '2026.0',
    '02026',
    '26',
  ],
  ...[String(thisYear), String(thisYear + 1), String(thisYear + 2), '9'.repeat(12), '9'.repeat(40)],
  ...['3 million', '900 k', '3 ملايين', 'مليون إلا ربع', '1/2 million', '٩٠٠ الف'],
];

describe.each(forms)('%s', (table, schema, fields, column) => {
  test(`${column}: form and database agree on hostile texts`, async () => {
    for (const text of hostile) {
      const read = schema.safeParse({ ...fields, [column]: text });
      const sent = read.success ? read.data : { ...schema.parse(fields), [column]: text };
      const stored = await store(table, sent);
      const about = `${column} = ${JSON.stringify(text)}`;
      if (!read.success && typeof stored?.[column] === 'number') {
        // A number can be written in more ways than a form takes; the form takes what is stored of it.
        const again = { ...fields, [column]: String(stored[column]) };
        expect(schema.safeParse(again).success, about).toBe(true);
      } else if (!read.success) expect(stored, `${about} is refused by the form`).toBeNull();
      else expect(String(stored?.[column]), about).toBe(String(Object(sent)[column]));
    }
  });
});
