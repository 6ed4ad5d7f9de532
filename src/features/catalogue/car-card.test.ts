import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CarCard } from './CarCard';
import { sampleCar } from './fixture';

it('calls a car as its own page calls it, in everything that a screen reader says of it', () => {
  const car = sampleCar({ brand: 'MG', name: 'MG4 51' });
  const card = renderToStaticMarkup(createElement(CarCard, { car, sizes: '' }));
  const labels = card.match(/(?<=(?:alt|aria-label)=")[^"]+/g) ?? [];
  expect(labels).toHaveLength(3);
  expect(labels.filter((label) => !/(?<!MG )MG4 51/.test(label))).toEqual([]);
});
