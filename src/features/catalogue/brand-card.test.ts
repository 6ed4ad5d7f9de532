import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrandCard } from './BrandCard';

const brand = { id: 'byd', name: 'BYD', nameAr: null, logoUrl: '/brands/logos.svg#byd' };

const drawn = (count: number) => renderToStaticMarkup(createElement(BrandCard, { brand, count }));

it('has the logo and the name of the brand, and leads to its page', () => {
  expect(drawn(9)).toMatch(
    /<a href="\/cars\/byd".*<img src="\/brands\/logos\.svg#byd".*>BYD<.*<\/a>/,
  );
});

it('counts one model in the singular', () => {
  expect(drawn(1)).toContain('>1 model available<');
  expect(drawn(9)).toContain('>9 models available<');
});
