import { isRefusal, readAmount } from '#lib/amount.ts';
import { awaitedScript } from '#lib/awaited-script.ts';
import { formatNumber } from '#lib/number.ts';
import { parameter, stateInAddress, textIn } from '#lib/state-in-address.ts';

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
  /** How often a month they drive there. */
  often: string;
  /** Whether they can charge where they park at night. */
  parking: boolean;
  /** 'coded' for a meter that bills every unit at one price; the slabs of others count else. */
  meter: string;
  /** Empty for any. */
  body: string;
  /** The least number of seats, of `seatChoices`; empty for any. */
  seats: string;
  /** The least boot in litres, of `bootChoices`; empty for any. */
  boot: string;
  /** Whether only cars count that the maker's agent sells. */
  agent: boolean;
};

/** What is usual, with figures in plain digits. */
const plainUsual: Wishes = {
  budget: '',
  daily: '40',
  home: 'cairo',
  trip: '',
  often: '4',
  parking: true,
  meter: '',
  body: '',
  seats: '',
  boot: '',
  agent: false,
};

/** Figures are in the reader's digits, as the form shows them. */
export const usualWishes = () => withFigures(plainUsual, formatNumber);

/** The highest plausible distance of a usual day, km; the calculator on a car's page takes as much in a month. */
export const mostDailyKm = 650;

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

/** Trips a month to choose from. */
export const oftenChoices = ['1', '2', '4'] as const;

/** How many trips a month; what is none of the choices counts as a trip each week. */
export const oftenOf = ({ often }: Wishes): number =>
  Number(oftenChoices.find((choice) => choice === often) ?? '4');

/** Least numbers of seats to choose from. */
const seatChoices = ['5', '6', '7'] as const;

/** Least boots to choose from, litres. */
const bootChoices = ['300', '400', '500'] as const;

/** The least number of seats; what is none of the choices counts as any, which is null. */
export const seatsOf = ({ seats }: Wishes): number | null =>
  Number(seatChoices.find((choice) => choice === seats)) || null;

/** The least boot, litres; what is none of the choices counts as any, which is null. */
export const bootOf = ({ boot }: Wishes): number | null =>
  Number(bootChoices.find((choice) => choice === boot)) || null;

const longest = 40;

/** The address of the page, whose figures are in plain digits in either language. */
export const wishesAddress = stateInAddress<Wishes>(plainUsual, {
  budget: textIn('budget', longest),
  daily: textIn('daily', longest),
  home: textIn('home', longest),
  trip: textIn('trip', longest),
  often: textIn('often', longest),
  body: textIn('body', longest),
  parking: parameter(
    'parking',
    (text) => text !== 'no',
    (canPark) => (canPark ? 'yes' : 'no'),
  ),
  meter: textIn('meter', longest),
  seats: textIn('seats', longest),
  boot: textIn('boot', longest),
  agent: parameter(
    'agent',
    (text) => text === 'only',
    (isOnly) => (isOnly ? 'only' : 'any'),
  ),
});

/** The class of the page while an address asks for other cars than the built ones. */
export const choiceAwaited = 'choice-awaited';

/** Runs inline before the page is painted: an address that asks something must not show the built cars first. */
export const choiceAwaitedScript = awaitedScript(wishesAddress.names, choiceAwaited);

/**
 * Reads an address that somebody has sent. Figures become what the reader would type; what is none stays as it is.
 * @param search from its question mark on
 */
export function readWishes(search: string): Wishes {
  return withFigures(wishesAddress.read(search), formatNumber);
}

/** The address that `readWishes` reads in either language; empty for what is usual. */
export function writeWishes(wishes: Wishes, before?: string): string {
  return wishesAddress.write(withFigures(wishes, String), before);
}

/** With figures written in a way, where they can be read. */
function withFigures(wishes: Wishes, write: (figure: number) => string): Wishes {
  const [budget, daily] = [budgetOf(wishes), dailyKmOf(wishes)];
  return {
    ...wishes,
    budget: typeof budget === 'number' ? write(budget) : wishes.budget,
    daily: daily === 'wrong' ? wishes.daily : write(daily),
  };
}

const names = [
  'budget',
  'daily',
  'home',
  'trip',
  'often',
  'meter',
  'body',
  'seats',
  'boot',
] as const;

/** The entries made in the form before it was hydrated. @param form with a field for each wish, by its name */
export function readEarlyWishes(form: FormData): Partial<Wishes> {
  const typed: Partial<Wishes> = form.has('parking') ? {} : { parking: false };
  if (form.has('agent')) typed.agent = true;
  const usual = usualWishes();
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== usual[name]) typed[name] = value;
  }
  return typed;
}
