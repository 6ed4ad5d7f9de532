import { leastPrice } from '#config/limits.ts';
import { isRefusal, parseAmount, readPartOf } from '#lib/amount.ts';
import type { ShownFigures } from './shown.ts';
import { figureIn, generalKnowledge, type KeyedFigure } from './tariffs.ts';

/** The amount to borrow. */
export type Loan = {
  /** EGP */
  amount: number;
  /** EGP */
  price: number;
  /** The share of the price that is paid down, from 0 to 1. */
  downShare: number;
};

/** The loan for a price and a down payment as they are typed; null while they make none. */
export function loanFor(carPrice: string, downPayment: string): Loan | null {
  const price = parseAmount(carPrice);
  const down = readPartOf(downPayment, price);
  if (price === null || down === null || isRefusal(down)) return null;
  if (price < leastPrice || down > price) return null;
  return { amount: price - down, price, downShare: down / price };
}

/** The terms from which an instalment is calculated. */
export type LoanTerms = {
  /** Whether interest goes by what is still owed, or all the time by the whole loan. */
  kind: 'reducing' | 'flat';
  /** % a year. */
  rates: readonly [lowest: number, highest: number];
  /** The largest loan, EGP. */
  largest: number;
  /** The longest term, months. */
  longest: number;
};

/** A loan for cars as it is offered. */
export type LoanOffer = LoanTerms & {
  /** Whose published loan it is; null for what is usual among several. */
  bank: 'CIB' | null;
  /** Charged once, % of the loan; null when it is not known. */
  fee: number | null;
  /** The day on which it was read, yyyy-MM-dd. */
  readOn: string;
  /** Who says so, see `sourceName`. */
  source: string;
  /** How far the source can be trusted: a page with a date, one without, or our general knowledge. */
  basis: 'dated' | 'undated' | 'general';
};

const basisOf = ({ source }: KeyedFigure): LoanOffer['basis'] => {
  if (source === generalKnowledge) return 'general';
  return source.includes('(undated)') ? 'undated' : 'dated';
};

/** The bank's published loan for electric cars; null when a figure of it is missing. */
export function bankOfferIn(figures: readonly KeyedFigure[]): LoanOffer | null {
  const lowest = figureIn(figures, 'loan_cib_ev_rate_min');
  const highest = figureIn(figures, 'loan_cib_ev_rate_max');
  const largest = figureIn(figures, 'loan_cib_ev_amount_max');
  const longest = figureIn(figures, 'loan_cib_ev_term_max');
  if (!lowest || !highest || !largest || !longest) return null;
  return {
    bank: 'CIB',
    kind: 'reducing',
    rates: [lowest.value, highest.value],
    largest: largest.value,
    longest: longest.value,
    fee: figureIn(figures, 'loan_cib_ev_fee')?.value ?? null,
    readOn: lowest.validFrom,
    source: lowest.source,
    basis: basisOf(lowest),
  };
}

/** The usual terms of dealers and finance companies; null likewise. */
export function flatOfferIn(figures: readonly KeyedFigure[]): LoanOffer | null {
  const lowest = figureIn(figures, 'loan_market_flat_rate_min');
  const highest = figureIn(figures, 'loan_market_flat_rate_max');
  const longest = figureIn(figures, 'loan_market_term_max');
  if (!lowest || !highest || !longest) return null;
  return {
    bank: null,
    kind: 'flat',
    rates: [lowest.value, highest.value],
    largest: Number.POSITIVE_INFINITY,
    longest: longest.value,
    fee: null,
    readOn: lowest.validFrom,
    source: lowest.source,
    basis: basisOf(lowest),
  };
}

/** The term of an estimate for which nobody has said another, months. */
export const usualMonths = 60;

/** Nobody can promise an instalment to the pound. */
const roundedToEgp = 100;

/**
 * The monthly instalment of a loan, in EGP, at the lowest and the highest rate of an offer.
 * @param amount EGP
 * @returns null for a loan that the offer does not cover, or that is too small to tell
 */
export function instalmentsFor(
  amount: number,
  { kind, rates, largest, longest }: LoanTerms,
  months: number = usualMonths,
): readonly [number, number] | null {
  if (amount <= 0 || amount > largest || months > longest) return null;
  const instalment = kind === 'flat' ? flatInstalment : reducingInstalment;
  const [least, most] = rates.map(
    (rate) => Math.round(instalment(amount, rate, months) / roundedToEgp) * roundedToEgp,
  );
  return least && most ? [least, most] : null;
}

/** The largest part of an income that all instalments of a person together may take, %; null where the table has none. */
export const incomeShareIn = (figures: readonly KeyedFigure[]) =>
  figureIn(figures, 'loan_instalments_share_max');

/** The least income for which a bank may grant an instalment alone, EGP a month. @param share % of the income */
export const incomeFor = (instalment: number, share: number): number =>
  Math.ceil((instalment * 100) / share);

/**
 * Whether an income bears a loan at the lowest and at the highest rate of an offer.
 * @param income EGP a month
 * @param share % of it that instalments may take
 */
export function bearsLoan(
  income: number,
  [least, most]: readonly [number, number],
  share: number,
): 'yes' | 'some' | 'no' {
  const limit = (income * share) / 100;
  if (most <= limit) return 'yes';
  return least <= limit ? 'some' : 'no';
}

/** The form's estimate of a loan, to be stored with the request; undefined where it shows none. */
export function shownLoan(
  { car_price, down_payment }: { car_price: string; down_payment: string },
  offer: LoanOffer | null,
  months: number = usualMonths,
): ShownFigures | undefined {
  const asked = loanFor(car_price, down_payment);
  const instalments = offer && asked && instalmentsFor(asked.amount, offer, months);
  if (offer === null || asked === null || instalments === null) return undefined;
  const loan = {
    amount: asked.amount,
    down: asked.price - asked.amount,
    ...(offer.bank && { bank: offer.bank, read_on: offer.readOn }),
    instalment: { from: instalments[0], to: instalments[1] },
    rate: { from: offer.rates[0], to: offer.rates[1] },
    months,
  };
  return { loan };
}

/** The equal payment in EGP at the end of each month. @param amount EGP @param rate % a year on the remaining debt */
export function reducingInstalment(amount: number, rate: number, months: number): number {
  const share = rate / 100 / 12;
  return share === 0 ? amount / months : (amount * share) / (1 - (1 + share) ** -months);
}

/**
 * The same for a flat rate, where the whole loan bears interest to the last month.
 * @param amount EGP
 * @param rate % a year of the whole loan
 */
export function flatInstalment(amount: number, rate: number, months: number): number {
  return amount / months + (amount * rate) / 100 / 12;
}

/**
 * The rate on the remaining debt that costs as much as a flat rate, % a year to a tenth. There is no formula; the
 * instalment rises with the rate, so bisection finds it.
 * @param flatRate % a year
 */
export function equalReducingRate(flatRate: number, months: number): number {
  const goal = flatInstalment(1, flatRate, months);
  let [low, high] = [flatRate, 4 * flatRate];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (reducingInstalment(1, middle, months) < goal) low = middle;
    else high = middle;
  }
  return Math.round(low * 10) / 10;
}
