import type { Brand } from '#domain/brand-file.ts';
import { dealerName } from '#features/catalogue/dealers.ts';
import { bodyTypeName, brandInFull, brandName, countedBody } from '#features/catalogue/names.ts';
import { formatDay } from '#lib/dates.ts';
import { asCount, formatEgp, formatNumber, formatQuantity } from '#lib/number.ts';
import { listed, namesListed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import type { BrandSummary, FigureRange } from './brand-summary.ts';

/**
 * What a brand's page tells about its models, as paragraphs of sentences: the line-up, range and charging, price and
 * where the cars come from. A sentence whose figures are missing is left out.
 */
export function aboutBrand(brand: Brand, summary: BrandSummary): string[] {
  if (summary.modelCount === 0) return [m.brand_about_none({ brand: brandName(brand) })];
  return [
    [lineUp(brand, summary), powertrains(summary)],
    [...ranges(summary), ...charging(summary)],
    [...prices(summary)],
    [...channels(brand, summary)],
  ].map((sentences) => sentences.join(' '));
}

function lineUp(brand: Brand, { modelCount, bodyTypes }: BrandSummary): string {
  const [first] = bodyTypes;
  const body = bodyTypeName(first?.value ?? '');
  if (modelCount === 1) {
    return m.brand_about_one({ brand: brandName(brand), name: brand.models[0]?.name ?? '', body });
  }
  if (bodyTypes.length === 1) {
    return m.brand_about_one_body({ brand: brandName(brand), ...asCount(modelCount), body });
  }
  const bodies = listed(bodyTypes.map(({ value, count }) => countedBody(value, count)));
  return m.brand_about_many({ brand: brandName(brand), ...asCount(modelCount), bodies });
}

function powertrains({ modelCount, electricCount, extendedCount }: BrandSummary): string {
  if (extendedCount === 0) return m.brand_about_electric({ count: modelCount });
  if (electricCount === 0) return m.brand_about_extended({ count: modelCount });
  return m.brand_about_mixed({
    electric: m.brand_counted_electric(asCount(electricCount)),
    extended: m.brand_counted_extended(asCount(extendedCount)),
  });
}

function* ranges(summary: BrandSummary): Generator<string> {
  const { range, rangeCycles, extendedCount: count } = summary;
  if (range && range.min === range.max) {
    yield m.brand_about_range_single({ range: kilometres(range.max) });
  } else if (range) {
    yield m.brand_about_range({ min: kilometres(range.min), max: kilometres(range.max) });
  }

  const electric = kilometreSpan(summary.extendedElectricRange);
  if (electric !== null && summary.extendedCombinedRange) {
    const combined = kilometres(summary.extendedCombinedRange.max);
    yield m.brand_about_range_extended({ count, electric, combined });
  } else if (electric !== null) yield m.brand_about_range_extended_electric({ count, electric });

  const [cycle] = rangeCycles;
  if (rangeCycles.length > 1) yield m.brand_about_cycles({ cycles: listed(rangeCycles) });
  else if (cycle !== undefined) yield m.brand_about_cycle({ cycle });
}

function* charging({ connectors, fastestDcPower }: BrandSummary): Generator<string> {
  const names = connectors.map(({ value }) => value);
  const [connector] = names;
  if (names.length > 1) yield m.brand_about_connectors({ connectors: listed(names) });
  else if (connector !== undefined) yield m.brand_about_connector({ connector });
  if (fastestDcPower !== null) {
    yield m.brand_about_dc({ power: formatQuantity(fastestDcPower, m.unit_kw()) });
  }
}

function* prices({ price, priceClaim }: BrandSummary): Generator<string> {
  if (price === null) {
    yield m.brand_about_price_none();
    return;
  }
  yield price.min === price.max
    ? m.brand_about_price_single({ price: formatEgp(price.max) })
    : m.brand_about_price({ min: formatEgp(price.min), max: formatEgp(price.max) });
  if (priceClaim.kind === 'level') yield m.brand_about_level();
  if (priceClaim.kind !== 'indicative') return;
  yield priceClaim.lastChecked === null
    ? m.brand_about_indicative_undated()
    : m.brand_about_indicative({ date: formatDay(priceClaim.lastChecked) });
}

function* channels(brand: Brand, summary: BrandSummary): Generator<string> {
  const { modelCount: count, officialCount, parallelCount, officialDealers } = summary;
  if (officialCount === count) {
    yield officialDealers.length === 0
      ? m.brand_about_official_unnamed()
      : m.brand_about_official({ dealers: listed(officialDealers.map(dealerName)) });
    return;
  }
  if (parallelCount === count) {
    yield m.brand_about_parallel({ count });
    return;
  }
  if (parallelCount > 0) {
    const imported = brand.models.filter((model) => model.importChannel === 'parallel');
    const names = namesListed(imported.map((model) => model.name));
    yield m.brand_about_parallel_some({ ...asCount(parallelCount), names });
  }
  const unconfirmed = count - officialCount - parallelCount;
  if (unconfirmed === count) yield m.brand_about_channel_unknown({ count });
  else if (unconfirmed > 0) {
    const open = brand.models.filter((model) => model.importChannel === null);
    const names = namesListed(open.map((model) => model.name));
    yield m.brand_about_channel_unknown_some({ ...asCount(unconfirmed), names });
  }
}

function kilometres(distance: number): string {
  return formatQuantity(distance, m.unit_km());
}

/** '200 km', or '145–280 km'; null without figures. */
export function kilometreSpan(span: FigureRange | null): string | null {
  if (span === null) return null;
  if (span.min === span.max) return kilometres(span.max);
  return `${m.brand_span({ min: formatNumber(span.min), max: formatNumber(span.max) })} ${m.unit_km()}`;
}

export type BrandFact = { label: string; value: string };

/** The figures that sum a brand up, for people; those that are not known are left out. */
export function brandFacts(summary: BrandSummary): BrandFact[] {
  if (summary.modelCount === 0) return [];
  const { price, connectors, modelCount } = summary;
  const facts: [label: string, value: string | null][] = [
    [m.brand_fact_models(), formatNumber(modelCount)],
    [m.brand_fact_range(), kilometreSpan(summary.range)],
    [m.brand_fact_electric_range(), kilometreSpan(summary.extendedElectricRange)],
    [m.brand_fact_combined_range(), kilometreSpan(summary.extendedCombinedRange)],
    [m.brand_fact_price(), price && formatEgp(price.min)],
    [m.brand_fact_connectors(), listed(connectors.map(({ value }) => value))],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** Title and description of a brand's page for browsers and search engines. */
export function brandMeta(
  brand: Brand,
  summary: BrandSummary,
): { title: string; description: string } {
  const title = m.brand_title({ brand: brandInFull(brand) });
  return { title, description: brandDescription(brand, summary) };
}

function brandDescription(brand: Brand, { modelCount: count, price }: BrandSummary): string {
  if (count === 0) return m.brand_description_empty({ brand: brandInFull(brand) });
  if (price === null)
    return m.brand_description_unpriced({ brand: brandInFull(brand), ...asCount(count) });
  return m.brand_description({
    brand: brandInFull(brand),
    ...asCount(count),
    price: formatEgp(price.min),
  });
}
