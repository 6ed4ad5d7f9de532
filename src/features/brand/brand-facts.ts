import { formatEgp } from '@/lib/number';
import { listed } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import { kilometreSpan } from './brand-about';
import type { BrandSummary } from './brand-summary';

export type BrandFact = { label: string; value: string };

/** The figures that sum a brand up, for people; those that are not known are left out. */
export function brandFacts(summary: BrandSummary): BrandFact[] {
  if (summary.modelCount === 0) return [];
  const { price, connectors, modelCount } = summary;
  const facts: [label: string, value: string | null][] = [
    [m.brand_fact_models(), String(modelCount)],
    [m.brand_fact_range(), kilometreSpan(summary.range)],
    [m.brand_fact_electric_range(), kilometreSpan(summary.extendedElectricRange)],
    [m.brand_fact_combined_range(), kilometreSpan(summary.extendedCombinedRange)],
    [m.brand_fact_price(), price && formatEgp(price.min)],
    [m.brand_fact_connectors(), listed(connectors.map(({ value }) => value))],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
