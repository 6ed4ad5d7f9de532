import { expect, it } from 'vitest';
import { readMapTiles } from './map-tiles.ts';

it('has tiles with their attribution, or none', () => {
  expect(
    readMapTiles(' https://tiles.example/{z}/{x}/{y}.png © OpenStreetMap contributors'),
  ).toEqual({
    address: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
  });
  for (const setting of ['', 'https://tiles.example/{z}/{x}/{y}.png', 'http://tiles.example/ ©']) {
    expect(readMapTiles(setting)).toBeNull();
  }
});
