import type { Car } from '#domain/car.ts';
import { compareNames } from '#domain/names.ts';
import { isVerified, type PricedItem } from '#domain/price-standing.ts';
import { electricRange } from '#domain/range.ts';

/** Lowest and highest of a figure. */
export type FigureRange = { min: number; max: number };

/** How often a value occurs. */
type Tally = { value: string; count: number };

/** The claim that holds for all prices of a brand. */
export type BrandPriceClaim =
  | { kind: 'none' }
  | { kind: 'verified' }
  /** Some are our own estimates, all entered on `entered` (yyyy-MM-dd) or since; null when one has no date. */
  | { kind: 'level'; entered: string | null }
  /** `lastChecked` (yyyy-MM-dd) holds for every price; null when one of them has no date. */
  | { kind: 'indicative'; lastChecked: string | null };

/** Facts about a brand's models, from which its page's texts are made. */
export type BrandSummary = {
  modelCount: number;
  /** Battery-electric and range-extended models; together all of them. */
  electricCount: number;
  extendedCount: number;
  /** Most frequent first. */
  bodyTypes: Tally[];
  connectors: Tally[];
  /** km on one charge, of the battery-electric models. */
  range: FigureRange | null;
  /** km on the battery, and with the generator, of the range-extended models. */
  extendedElectricRange: FigureRange | null;
  extendedCombinedRange: FigureRange | null;
  /** The tests behind all of these ranges, by name. */
  rangeCycles: string[];
  /** kW, the highest of all models. */
  fastestDcPower: number | null;
  /** EGP */
  price: FigureRange | null;
  priceClaim: BrandPriceClaim;
  officialCount: number;
  parallelCount: number;
  /** Dealers of the officially sold models, in the order of the models. */
  officialDealers: string[];
};

/**
 * Sums a brand's models up. Missing figures are left out, never counted as zero.
 * @param today yyyy-MM-dd, decides whether prices still count as verified
 */
export function summariseBrand(models: readonly Car[], today: string): BrandSummary {
  const electric = models.filter((model) => model.powertrain === 'BEV');
  const extended = models.filter((model) => model.powertrain === 'EREV');
  const official = models.filter((model) => model.importChannel === 'official');
  return {
    modelCount: models.length,
    electricCount: electric.length,
    extendedCount: extended.length,
    bodyTypes: tally(models.map((model) => model.bodyType)),
    connectors: tally(models.map((model) => model.chargingProtocol)),
    range: span(electric.map((model) => model.range)),
    extendedElectricRange: span(extended.map(electricRange)),
    extendedCombinedRange: span(extended.map((model) => model.combinedRange)),
    rangeCycles: known(models.map((model) => model.rangeCycle)).sort(),
    fastestDcPower: span(models.map((model) => model.dcChargingPower))?.max ?? null,
    price: span(models.map((model) => model.price)),
    priceClaim: priceClaim(models, today),
    officialCount: official.length,
    parallelCount: models.filter((model) => model.importChannel === 'parallel').length,
    officialDealers: known(official.map((model) => model.dealer)),
  };
}

/**
 * 'Verified daily' may be said only when each price was verified within a day; otherwise the oldest day is the one that
 * can be named for all. A price level was entered on it, not checked. Items without a price do not count.
 * @param today yyyy-MM-dd
 */
export function priceClaim(items: readonly PricedItem[], today: string): BrandPriceClaim {
  const priced = items.filter((item) => item.price !== null);
  if (priced.length === 0) return { kind: 'none' };
  const days = priced.map((item) => item.priceVerifiedOn);
  const [oldest] = known(days).sort();
  const day = oldest === undefined || days.includes(null) ? null : oldest;
  if (priced.some((item) => item.priceStanding === 'level')) return { kind: 'level', entered: day };
  return priced.every((item) => isVerified(item, today))
    ? { kind: 'verified' }
    : { kind: 'indicative', lastChecked: day };
}

/** Lowest and highest of the figures that are known; null when none is. */
function span(figures: readonly (number | null)[]): FigureRange | null {
  const present = figures.filter((figure) => figure !== null);
  return present.length === 0 ? null : { min: Math.min(...present), max: Math.max(...present) };
}

function tally(values: readonly string[]): Tally[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || compareNames(one.value, other.value));
}

function known(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
