import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleCar } from '@/features/catalogue/fixture';
import HighlightCards from './HighlightCards';
import type { Highlight } from './highlights';

const drawn = (highlights: Highlight[]) =>
  renderToStaticMarkup(createElement(HighlightCards, { highlights }));

it('names each car with the figure in which it stands out', () => {
  expect(drawn([{ kind: 'acceleration', car: sampleCar() }])).toContain('5.9 s');
});

it('leaves its list empty without cars, by which the page hides the heading above it', () => {
  expect(drawn([])).toMatch(/<ul[^>]*><\/ul>/);
});
