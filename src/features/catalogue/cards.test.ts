import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleCar } from '#domain/fixture.ts';
import { BrandList } from './Brands.tsx';
import { CarCard } from './CarCard.tsx';

const drawnCar = (car: ReturnType<typeof sampleCar>, today = '2026-11-21') =>
  renderToStaticMarkup(createElement(CarCard, { car, sizes: '', today }));

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
