import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whatsappLink } from '#config/contacts.ts';
import { insurancePlans } from '#domain/insurance.ts';
import { quoteMessage, readQuote, removeQuote, storeQuote } from './quote.ts';

const car = {
  ev_owner_name: 'منى Sami',
  brand: 'BYD',
  model: 'Seal RWD',
  year: 2024,
  current_car_price: 2_200_000,
};
const summary = [
  'Owner: منى Sami',
  'Car: BYD Seal RWD 2024',
  'Price: EGP 2,200,000',
  'Silver (1.8%): EGP 39,600 a year',
  'Gold (2.0%): EGP 44,000 a year',
  'Diamond (2.1%): EGP 46,200 a year',
];

test('the message carries owner, car, price and the three premiums', () => {
  expect(quoteMessage(car).split('\n').map(plain)).toEqual([
    'Hello, I would like to insure my electric car. These are my indicative quotes:',
    ...summary,
  ]);
});

test('piastres of a price are kept', () => {
  const message = quoteMessage({ ...car, current_car_price: 1_200_000.5 });
  expect(plain(message)).toContain('Price: EGP 1,200,000.50\n');
});

test('a message for one plan says which', () => {
  const diamond = insurancePlans.find(({ id }) => id === 'diamond');
  expect(quoteMessage(car, diamond).split('\n').map(plain)).toEqual([
    'Hello, I would like the Diamond plan for my electric car. These are my indicative quotes:',
    ...summary,
  ]);
});

test('it survives the way into an address', () => {
  const odd = { ...car, ev_owner_name: 'A & B #1 ?text=x 100%' };
  const link = new URL(whatsappLink(quoteMessage(odd)));
  expect([...link.searchParams.keys()]).toEqual(['text']);
  expect(link.hash).toBe('');
  expect(link.searchParams.get('text')).toContain('Owner: A & B #1 ?text=x 100%\n');
});

/** Currency formatting sets a blank that does not break. */
function plain(line: string): string {
  return line.replaceAll('\u00A0', ' ');
}

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a quote is kept for the person who got it, until another is wanted', () => {
  storeQuote('mona', car);
  expect(readQuote('mona')).toEqual(car);
  removeQuote();
  expect(readQuote('mona')).toBeNull();
});

test('only what a quote needs is kept, not the telephone number', () => {
  const sent = { ...car, phone: '01012345678' };
  storeQuote('mona', sent);
  expect([...kept.values()].join()).not.toContain('01012345678');
});

test('that of anybody else is forgotten', () => {
  storeQuote('mona', car);
  expect(readQuote('sami')).toBeNull();
  expect(kept.size).toBe(0);
});

test('what cannot be read is none', () => {
  storeQuote('mona', car);
  for (const [key] of kept) kept.set(key, '{"userId":"mona","car":{"year":"2024"}}');
  expect(readQuote('mona')).toBeNull();
});
