import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleCar as car } from '#domain/fixture.ts';
import { CarHead } from './CarHead.tsx';

const drawn = (change: Parameters<typeof car>[0]) =>
  renderToStaticMarkup(createElement(CarHead, { car: car({ dealer: 'Al Amal', ...change }) }));

it('a car of the official agent says so by a badge, and no other car does', () => {
  expect(drawn({ importChannel: 'official' })).toContain('>Official dealer: Al Amal<');
  for (const importChannel of ['parallel', null] as const) {
    expect(drawn({ importChannel })).not.toContain('Official dealer');
  }
  expect(drawn({ importChannel: 'parallel' })).toContain('>Parallel import<');
  const unknown = 'know who brings it in';
  expect(drawn({ importChannel: null })).toContain(unknown);
  expect(drawn({ importChannel: 'official' })).not.toContain(unknown);
});
