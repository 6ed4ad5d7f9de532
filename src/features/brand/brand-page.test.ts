import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Car } from '#domain/car.ts';
import { sampleCar as car } from '#domain/fixture.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { inArabic } from '#lib/fixture.ts';
import { BrandPage } from './BrandPage.tsx';
import { kilometreSpan } from './brand-about.ts';

const today = '2026-11-21';

/** The page of a brand with these models, as text with its links. */
function pageOf(models: Car[], officialDealer: string | null = null): string {
  const brand = { id: 'byd', name: 'BYD', nameAr: null, logoUrl: null, officialDealer, models };
  return renderToStaticMarkup(
    createElement(BrandPage, { brand, today, rates: sampleTariffs }),
  ).replace(/<(?!\/?a)[^>]+>/g, ' ');
}

describe('BrandPage', () => {
  it('says its name, where to go back to, what there is and about the brand', () => {
    const page = pageOf([car()]);
    expect(page).toMatch(/<a href="\/cars"[^>]*>\s*Back to All Brands<\/a>/);
    expect(page).toContain('BYD Electric Vehicles');
    expect(page).toContain('Available Models');
    expect(page).toContain('View Details');
    expect(page).toContain('About BYD Electric Vehicles');
  });

  it('names the official dealer only where there is one', () => {
    expect(pageOf([car()], 'Al Amal')).toContain('Official Dealer: Al Amal');
    expect(pageOf([car()])).not.toContain('Official Dealer');
  });

  it('calls prices verified daily only where every one is', () => {
    const checked = car({ priceVerifiedOn: today });
    expect(pageOf([checked])).toContain('Prices verified daily');
    const stale = pageOf([checked, car({ id: 'old', priceVerifiedOn: '2026-10-01' })]);
    expect(stale).not.toContain('Prices verified daily');
    expect(stale).toContain('Indicative prices, last checked 1\u00a0October 2026');
    const level = pageOf([car({ priceStanding: 'level', priceVerifiedOn: '2026-11-20' })]);
    expect(level).toContain('Price levels by class, no quotations; entered 20\u00a0November 2026');
    expect(level).not.toContain('checked');
  });

  it('counts a body type that has no word by its own name', () => {
    expect(pageOf([car(), car({ id: 'b', bodyType: 'constructor' })])).toContain('1 × constructor');
  });

  it('says that there are no models, and leads to other brands', () => {
    const page = pageOf([]);
    expect(page).toContain('No models available at the moment.');
    expect(page).toMatch(/<a [^>]*href="\/cars"[^>]*>View Other Brands<\/a>/);
    expect(page).not.toContain('prices');
  });
});

it('keeps a span of ranges in the order of its figures within Arabic text', () => {
  const span = { min: 401, max: 662 };
  expect(kilometreSpan(span)).toBe('401–662 km');
  expect(inArabic(() => kilometreSpan(span))).toBe('٤٠١–٦٦٢ كم');
});
