import { isRefusal, readAmount } from '#lib/amount.ts';
import { formatNumber } from '#lib/number.ts';

/** The family's answers, as typed and chosen. */
export type Wishes = {
  /** EGP, in any words that `readAmount` knows; empty for any price. */
  budget: string;
  /** km of a usual day. */
  daily: string;
  /** Id of the place that they live in. */
  home: string;
  /** Id of the place that they often drive to; empty for none. */
  trip: string;
  /** Whether they can charge where they park at night. */
  parking: boolean;
  /** Empty for any. */
  body: string;
};

/** Figures are in the reader's digits, as the form shows them. */
export const usualWishes = (): Wishes => ({
  budget: '',
  daily: formatNumber(40),
  home: 'cairo',
  trip: '',
  parking: true,
  body: '',
});

/** The highest plausible distance of a usual day, km. */
export const mostDailyKm = 1000;

/** The budget in EGP; null for any price, 'wrong' for what is no amount. */
export function budgetOf({ budget }: Wishes): number | null | 'wrong' {
  const amount = readAmount(budget);
  if (amount === null) return null;
  return isRefusal(amount) || amount <= 0 ? 'wrong' : amount;
}

/** The km of a usual day; 'wrong' for what is none. */
export function dailyKmOf({ daily }: Wishes): number | 'wrong' {
  const km = readAmount(daily, 'distance');
  if (km === null || isRefusal(km) || km < 0 || km > mostDailyKm) return 'wrong';
  return Math.round(km);
}

const names = ['budget', 'daily', 'home', 'trip', 'body'] as const;

/**
 * Reads an address that somebody has sent. Figures become what the reader would type; what is none stays as it is.
 * @param search from its question mark on
 */
export function readWishes(search: string): Wishes {
  const asked = new URLSearchParams(search);
  const wishes = { ...usualWishes(), parking: asked.get('parking') !== 'no' };
  for (const name of names) wishes[name] = (asked.get(name) ?? wishes[name]).slice(0, 40);
  const { budget, daily } = figuresOf(wishes);
  if (typeof budget === 'number') wishes.budget = formatNumber(budget);
  if (typeof daily === 'number') wishes.daily = formatNumber(daily);
  return wishes;
}

const figuresOf = (wishes: Wishes) => ({ budget: budgetOf(wishes), daily: dailyKmOf(wishes) });

/** The entries made in the form before it was hydrated. @param form with a field for each wish, by its name */
export function readEarlyWishes(form: FormData): Partial<Wishes> {
  const typed: Partial<Wishes> = form.has('parking') ? {} : { parking: false };
  const usual = usualWishes();
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== usual[name]) typed[name] = value;
  }
  return typed;
}

/** The address that `readWishes` reads in either language; empty for what is usual. */
export function writeWishes(wishes: Wishes): string {
  const asked = new URLSearchParams();
  const [plain, usual] = [plainWishes(wishes), plainWishes(usualWishes())];
  for (const name of names) if (plain[name] !== usual[name]) asked.set(name, plain[name]);
  if (!wishes.parking) asked.set('parking', 'no');
  const text = asked.toString();
  return text && `?${text}`;
}

/** With figures in plain digits, where they can be read. */
function plainWishes(wishes: Wishes): Wishes {
  const { budget, daily } = figuresOf(wishes);
  return {
    ...wishes,
    budget: typeof budget === 'number' ? String(budget) : wishes.budget,
    daily: daily === 'wrong' ? wishes.daily : String(daily),
  };
}
