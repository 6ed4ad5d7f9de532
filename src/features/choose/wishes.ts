import { isRefusal, readAmount } from '@/lib/amount';

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

export const usualWishes: Wishes = {
  budget: '',
  daily: '40',
  home: 'cairo',
  trip: '',
  parking: true,
  body: '',
};

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

/** Reads an address that somebody has sent. @param search from its question mark on */
export function readWishes(search: string): Wishes {
  const asked = new URLSearchParams(search);
  const wishes = { ...usualWishes, parking: asked.get('parking') !== 'no' };
  for (const name of names) wishes[name] = (asked.get(name) ?? usualWishes[name]).slice(0, 40);
  return wishes;
}

/** The entries made in the form before it was hydrated. @param form with a field for each wish, by its name */
export function readForm(form: FormData): Partial<Wishes> {
  const typed: Partial<Wishes> = form.has('parking') ? {} : { parking: false };
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== usualWishes[name]) typed[name] = value;
  }
  return typed;
}

/** The address that `readWishes` reads; empty for what is usual. */
export function writeWishes(wishes: Wishes): string {
  const asked = new URLSearchParams();
  for (const name of names) if (wishes[name] !== usualWishes[name]) asked.set(name, wishes[name]);
  if (!wishes.parking) asked.set('parking', 'no');
  const text = asked.toString();
  return text && `?${text}`;
}
