import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleCar } from '#domain/fixture.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { BrandList } from './Brands.tsx';
import { CarCard } from './CarCard.tsx';
import { cardTags } from './card-figures.ts';

const drawnCar = (car: ReturnType<typeof sampleCar>, today = '2026-11-21') =>
  renderToStaticMarkup(createElement(CarCard, { car, sizes: '', today, rates: sampleTariffs }));

it('calls a car as its own page calls it, in everything that a screen reader says of it', () => {
  const car = sampleCar({ brand: 'MG', name: 'MG4 51' });
  const labels = drawnCar(car).match(/(?<=(?:alt|aria-label)=")[^"]+/g) ?? [];
  expect(labels).toHaveLength(4);
  expect(labels.filter((label) => !/(?<!MG )MG4 51/.test(label))).toEqual([]);
});

it('judges a confirmed price by the day that the page passes on, not by its own clock', () => {
  const car = sampleCar({ priceVerifiedOn: '2026-11-21' });
  expect(drawnCar(car, '2026-12-21')).toContain('Confirmed');
  expect(drawnCar(car, '2026-12-22')).not.toContain('Confirmed');
  expect(drawnCar(car, '2026-12-22')).not.toContain('indicative');
});

const brand = { id: 'byd', name: 'BYD', nameAr: null, logoUrl: '/brands/logos.svg#byd' };

const drawn = (count: number) =>
  renderToStaticMarkup(createElement(BrandList, { brands: [{ ...brand, count }] }));

it('has the logo and the name of the brand, and leads to its page', () => {
  expect(drawn(9)).toMatch(
    /<a href="\/cars\/byd".*<img src="\/brands\/logos\.svg#byd".*>BYD<.*<\/a>/,
  );
});

it('counts one model in the singular', () => {
  expect(drawn(1)).toContain('>1 model available<');
  expect(drawn(9)).toContain('>9 models available<');
});

it('shows first what a driver can plan with, then the laboratory’s figure with its cycle', () => {
  const card = textOf(sampleCar({ name: 'Seal' }));
  expect(card).toContain('Everyday range 485 km motorway in summer 370 km');
  expect(card).toMatch(/Price From EGP 2,200,000 about EGP \d{3} a month/);
  expect(card).toContain('Maximum Range 570 km WLTP');
});

it('says of a range-extended car how far it goes in all, and of an unknown range that it is unknown', () => {
  const extended = { powertrain: 'EREV', evRange: 200, combinedRange: 1100 } as const;
  expect(textOf(sampleCar(extended))).toContain(
    'Maximum Range 200 km electric, 1,100 km combined WLTP',
  );
  expect(textOf(sampleCar({ rangeCycle: null }))).toContain('Everyday range N/A Price');
});

it.each([
  [{}, 'CCS2', false],
  [{ connectorBasis: 'assumed' }, 'CCS2, assumed', true],
  [{ chargingProtocol: 'GB/T' }, 'GB/T', true],
  [{ chargingProtocol: 'by word' }, 'Plug unknown', true],
] as const)('marks the plug of %o as %s, as a warning: %s', (change, text, isWarning) => {
  expect(cardTags(sampleCar(change))[0]).toEqual({ text, isWarning });
});

it('says who sells it where that is known', () => {
  const sellers = (['official', 'parallel', null] as const).map((importChannel) =>
    cardTags(sampleCar({ importChannel }))
      .slice(1)
      .map(({ text }) => text),
  );
  expect(sellers).toEqual([['Official dealer'], ['Parallel import'], []]);
});

/** What can be read on a card. */
const textOf = (car: ReturnType<typeof sampleCar>) =>
  drawnCar(car)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
