import { describe, expect, it } from 'vitest';
import { planAddress } from '#domain/usual-plan.ts';
import { planOf, writePlan } from './plan.ts';

const price = 2_200_000;
const usual = {
  km: 1250,
  home: 100,
  use: 400,
  trip: 0,
  often: 4,
  down: 660_000,
  months: 60,
  petrol: null,
  litres: 8,
  rate: null,
  meter: 'slabs',
  away: 'any',
};

describe('planOf', () => {
  it('is what is usual where nothing is typed', () => {
    expect(planOf({}, price)).toEqual(usual);
  });

  it('reads figures as people write them', () => {
    const typed = {
      km: '٢٬٠٠٠ كم',
      home: '٥٠٪',
      down: 'نص مليون',
      months: '48',
      petrol: '1.2 million',
    };
    expect(planOf(typed, price)).toEqual({
      ...usual,
      km: 2000,
      home: 50,
      down: 500_000,
      months: 48,
      petrol: 1_200_000,
    });
  });

  it.each([
    ['30%', 660_000],
    ['20 %', 440_000],
    ['٣٠٪', 660_000],
    ['30 percent', 660_000],
    ['12,5 %', 275_000],
    ['100%', price],
    ['1,5 million', 1_500_000],
  ])('a down payment of %s', (down, egp) => {
    expect(planOf({ down }, price).down).toBe(egp);
  });

  it.each([
    ['km', ''],
    ['km', '0'],
    ['km', '-5'],
    ['km', '1e9'],
    ['km', '20001'],
    ['home', '101'],
    ['use', 'a lot'],
    ['down', '2200001'],
    ['down', '$5000'],
    ['down', '101%'],
    ['down', 'ثلاثين في المية'],
    ['down', '2,5'],
    ['km', '50%'],
    ['use', '30%'],
    ['months', '50%'],
    ['petrol', '30%'],
    ['petrol', '٨٠٪'],
    ['months', '5'],
    ['months', '121'],
    ['petrol', '12'],
    ['petrol', 'cheap'],
    ['litres', '1'],
    ['litres', '31'],
    ['litres', 'few'],
    ['rate', '101'],
    ['rate', 'high'],
    ['rate', '-1'],
  ])('refuses %s of %j', (name, text) => {
    expect(planOf({ [name]: text }, price)).toEqual({ ...usual, [name]: 'wrong' });
  });

  it('reads litres and interest with their decimals', () => {
    expect(planOf({ litres: '٧٫٥', rate: '16.25 %' }, price)).toEqual({
      ...usual,
      litres: 7.5,
      rate: 16.25,
    });
    expect(planOf({ rate: '0' }, price).rate).toBe(0);
    expect(planOf({ rate: ' ' }, price).rate).toBeNull();
  });

  it('knows two meters, and takes another for the usual one', () => {
    expect(planOf({ meter: 'coded' }, price).meter).toBe('coded');
    expect(planOf({ meter: 'solar' }, price).meter).toBe('slabs');
    expect(writePlan({ meter: 'solar' }, price)).toBe(`?down=${usual.down}`);
  });

  it('takes the petrol car away again', () => {
    expect(planOf({ petrol: ' ' }, price).petrol).toBeNull();
  });
});

describe('the address', () => {
  it('says no more than the down payment and what is not usual', () => {
    expect(writePlan({ km: '1,250', months: '60' }, price)).toBe(`?down=${usual.down}`);
    expect(writePlan({}, null)).toBe('');
    expect(writePlan({ km: '٢٬٠٠٠', petrol: '1.2 million' }, price)).toBe(
      `?km=2000&down=${usual.down}&petrol=1200000`,
    );
  });

  it('keeps that a home has AC points alone', () => {
    expect(planOf({ away: 'ac' }, price).away).toBe('ac');
    expect(planOf({ away: 'sun' }, price).away).toBe('any');
    expect(writePlan({ away: 'ac' }, price)).toBe(`?down=${usual.down}&away=ac`);
  });

  it('keeps other parameters, and values that cannot be parsed', () => {
    expect(writePlan({ home: 'most' }, price, '?compare=x&km=5')).toBe(
      `?compare=x&home=most&down=${usual.down}`,
    );
  });

  it('is read as it was written', () => {
    const typed = {
      km: '2000',
      home: '80',
      use: '250',
      down: '0',
      months: '36',
      petrol: '900000',
      litres: '6.5',
      rate: '16.25',
      meter: 'coded',
    };
    expect(planAddress.read(writePlan(typed, price))).toEqual(typed);
    expect(planAddress.read('?q=x')).toEqual({});
  });

  it('takes a percentage of the price, and then says what it comes to', () => {
    for (const search of [
      '?down=30%',
      '?down=30%25',
      '?down=30%20%25',
      '?down=%D9%A3%D9%A0%D9%AA',
    ]) {
      expect(writePlan(planAddress.read(search), price)).toBe('?down=660000');
    }
    expect(planOf(planAddress.read('?down=100%'), price).down).toBe(price);
  });
});
