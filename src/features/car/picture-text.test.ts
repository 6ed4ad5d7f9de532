import { expect, test } from 'vitest';
import { pictureText } from './picture-text.ts';

const car = { dimensions: '4800 x 1875 x 1460' };
const words = { name: 'BYD Seal', index: '2', count: '2' };

test('the drawing of the sizes is read out with them', () => {
  const text = pictureText(car, words, '/pictures/cars/byd-seal/size-sky.svg');
  expect(text).toMatch(/^BYD Seal, picture 2 of 2: 4,800.mm long, 1,460.mm high$/);
});

test.each([
  ['another picture', car, 'https://cdn.example/size-a.jpg'],
  ['a car of unknown size', { dimensions: null }, '/pictures/cars/byd-seal/size-sky.svg'],
])('%s has its name and number', (_, one, url) => {
  expect(pictureText(one, words, url)).toBe('BYD Seal, picture 2 of 2');
});
