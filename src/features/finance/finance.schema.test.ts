import { describe, expect, it } from 'vitest';
import { FinanceSchema, type FinanceValues } from './finance.schema.ts';

const good: FinanceValues = {
  brand: 'BYD',
  model: 'Seagull',
  year: '٢٠٢٦',
  car_price: '1,200,000',
  down_payment: '٣٠٠٬٠٠٠',
  name: ' Mona Sami ',
  mobile_number: '01012345678',
  occupation: 'Engineer',
  company_name: '',
  monthly_income: 'EGP 60 000',
  address: '12 Tahrir Street,\nCairo',
};

/** Messages by field. */
function faults(change: Partial<FinanceValues>) {
  const { error } = FinanceSchema.safeParse({ ...good, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('FinanceSchema', () => {
  it('gives what is stored, all of it text', () => {
    expect(FinanceSchema.parse(good)).toEqual({
      brand: 'BYD',
      model: 'Seagull',
      year: '2026',
      car_price: '1200000',
      down_payment: '300000',
      name: 'Mona Sami',
      mobile_number: '01012345678',
      occupation: 'Engineer',
      company_name: undefined,
      monthly_income: '60000',
      address: '12 Tahrir Street, Cairo',
    });
  });

  it('says what is missing', () => {
    expect(faults(Object.fromEntries(Object.keys(good).map((field) => [field, ''])))).toEqual({
      brand: 'Brand is required',
      model: 'Model is required',
      year: 'Year is required',
      car_price: 'Car price is required',
      down_payment: 'Down payment is required',
      name: 'Name is required',
      mobile_number: 'Mobile number is required',
      occupation: 'Occupation is required',
      monthly_income: 'Monthly income is required',
      address: 'Address is required',
    });
  });

  it.each(['abc', '-5', '1,2', '2000000000'])('refuses the amount %j', (amount) => {
    const message = 'Please enter an amount in EGP, such as 1,200,000.';
    expect(faults({ car_price: amount })).toEqual({ car_price: message });
    expect(faults({ down_payment: amount })).toEqual({ down_payment: message });
    expect(faults({ monthly_income: amount })).toEqual({ monthly_income: message });
  });

  it('refuses a car that costs nothing, and more paid down than it costs', () => {
    expect(faults({ car_price: '0', down_payment: '0' })).toHaveProperty('car_price');
    expect(faults({ down_payment: '1,200,001' })).toEqual({
      down_payment: 'The down payment cannot be more than the price of the car.',
    });
    expect(faults({ down_payment: '1,200,000' })).toEqual({});
    expect(faults({ down_payment: '0' })).toEqual({});
  });

  it.each([
    ['30%', '360000'],
    ['٣٠ ٪', '360000'],
    ['30 percent', '360000'],
    ['100%', '1200000'],
    ['0,4 million', '400000'],
  ])('stores the down payment %s in pounds', (typed, egp) => {
    expect(FinanceSchema.parse({ ...good, down_payment: typed }).down_payment).toBe(egp);
  });

  it('refuses a percentage of nothing, and what is none', () => {
    const amount = 'Please enter an amount in EGP, such as 1,200,000, not a percentage.';
    expect(faults({ car_price: '30%' })).toEqual({ car_price: amount });
    expect(faults({ monthly_income: '٣٠٪' })).toEqual({ monthly_income: amount });
    for (const down_payment of ['130%', 'ثلاثين في المية', '-30%']) {
      expect(faults({ down_payment }).down_payment).toMatch(/or a percentage of the price/);
    }
  });

  it.each(['26', 'new', '20260', '1989'])('refuses the year %j', (year) => {
    expect(faults({ year }).year).toMatch(/^Please enter the model year, such as \d{4}\.$/);
  });

  it('bounds every text as the table does', () => {
    const longest = {
      brand: 80,
      model: 120,
      name: 100,
      occupation: 120,
      company_name: 120,
      address: 300,
    };
    for (const [field, letters] of Object.entries(longest)) {
      expect(faults({ [field]: 'x'.repeat(letters) })).toEqual({});
      expect(faults({ [field]: 'x'.repeat(letters + 1) })).toEqual({
        [field]: `Please use at most ${letters} characters.`,
      });
    }
  });
});
