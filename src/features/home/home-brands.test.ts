import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrandCells } from './HomeBrands.tsx';

const byd = { id: 'byd', name: 'BYD', nameAr: null, logoUrl: '/brands/logos.svg#byd', count: 9 };

const drawn = (brands: (typeof byd)[]) =>
  renderToStaticMarkup(createElement(BrandCells, { brands }));

it('a brand has its logo and its name, and leads to its page', () => {
  const cell = drawn([byd]);
  expect(cell).toMatch(/<a href="\/cars\/byd".*<img src="\/brands\/logos\.svg#byd".*>BYD<.*<\/a>/);
});

it('where there are none it says so, with a hint', () => {
  const cell = drawn([]);
  expect(cell).toContain('No brands available');
  expect(cell).toContain('Please check the connection to the catalogue.');
});
