import type { HomeCharger } from './home-charger.ts';
import { bankOfferIn, type LoanTerms } from './loan.ts';
import { figureIn, type KeyedFigure } from './tariffs.ts';

/** The figures for a car's price on the road and for loans; the rates of energy come separately. */
export type MoneyFacts = {
  charger: HomeCharger | null;
  /** The insurance that the licence requires, EGP a year; null when it is not known. */
  compulsory: number | null;
  loan: LoanTerms | null;
};

export const compulsoryInsuranceIn = (figures: readonly KeyedFigure[]) =>
  figureIn(figures, 'compulsory_insurance_bev');

export function moneyFacts(
  figures: readonly KeyedFigure[],
  charger: HomeCharger | null,
): MoneyFacts {
  const perMonth = compulsoryInsuranceIn(figures)?.value;
  const offer = bankOfferIn(figures);
  return {
    charger,
    compulsory: perMonth === undefined ? null : 12 * perMonth,
    loan: offer && {
      kind: offer.kind,
      rates: offer.rates,
      largest: offer.largest,
      longest: offer.longest,
    },
  };
}
