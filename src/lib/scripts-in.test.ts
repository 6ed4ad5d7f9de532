import { expect, test } from 'vitest';
import { scriptsIn } from './scripts-in';

const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;

test('whoever keeps a page finds its scripts, whenever they come', () => {
  const names = ['/_astro/Car.js', '/_astro/Page.js'];
  expect(scriptsIn(`<html lang="en">a${script('Car')}b${script('Page')}`)).toEqual(names);
  expect(scriptsIn(`<html data-scripts="${names.join(' ')}" lang="en">ab`)).toEqual(names);
  expect(scriptsIn('<html><p data-scripts="/_astro/x.js">')).toEqual([]);
});
