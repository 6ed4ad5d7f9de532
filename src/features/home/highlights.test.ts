import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleCar } from '#domain/fixture.ts';
import HighlightCards from './HighlightCards.tsx';
import { type Highlight, highlights } from './highlights.ts';

const drawn = (highlights: Highlight[]) =>
  renderToStaticMarkup(createElement(HighlightCards, { highlights }));

it('names each car with the figure in which it stands out', () => {
  expect(drawn([{ kind: 'acceleration', car: sampleCar() }])).toContain('5.9 s');
});

it('finds the longest range in everyday use, not by a laboratory figure', () => {
  const models = [
    sampleCar({ recordId: '1', price: 1 }),
    sampleCar({ recordId: '2', range: 700, rangeCycle: 'CLTC' }),
    sampleCar({ recordId: '3', range: 600, rangeCycle: 'WLTP' }),
    sampleCar({ recordId: '4', range: 1400, powertrain: 'EREV', combinedRange: 1400 }),
  ];
  const found = highlights([{ models }]).find(({ kind }) => kind === 'range');
  expect(found?.car.recordId).toBe('3');
  expect(found && drawn([found])).toContain('510 km');
});

it('leaves its list empty without cars, by which the page hides the heading above it', () => {
  expect(drawn([])).toMatch(/<ul[^>]*><\/ul>/);
});
