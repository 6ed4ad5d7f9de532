import type { HomeCharger } from './home-charger.ts';
import { bankOfferIn, type LoanTerms } from './loan.ts';
import type { RoadFacts } from './on-the-road.ts';
import { figureIn, type KeyedFigure } from './tariffs.ts';

/** The figures for a car's price on the road and for loans; the rates of energy come separately. */
export type MoneyFacts = {
  charger: HomeCharger | null;
  road: RoadFacts;
  loan: LoanTerms | null;
};

export const compulsoryInsuranceIn = (figures: readonly KeyedFigure[]) =>
  figureIn(figures, 'compulsory_insurance_bev');

export function roadFacts(figures: readonly KeyedFigure[]): RoadFacts {
  const least = figureIn(figures, 'insurance_comprehensive_min');
  const most = figureIn(figures, 'insurance_comprehensive_max');
  return {
    insuranceShare: least && most && [least.value, most.value],
    compulsory: compulsoryInsuranceIn(figures)?.value ?? null,
  };
}

export function moneyFacts(
  figures: readonly KeyedFigure[],
  charger: HomeCharger | null,
): MoneyFacts {
  const offer = bankOfferIn(figures);
  return {
    charger,
    road: roadFacts(figures),
    loan: offer && {
      kind: offer.kind,
      rates: offer.rates,
      largest: offer.largest,
      longest: offer.longest,
    },
  };
}
