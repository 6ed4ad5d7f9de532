import { describe, expect, it } from 'vitest';
import { categorise, filterPlaces } from './categories';

const of = (category: string) => ({ category });

describe('categorise', () => {
  it('puts the largest category first and numbers each charger', () => {
    const { categories, items } = categorise([of('Portable'), of('Home'), of('Home')]);
    expect(categories).toEqual([
      { label: 'Home', count: 2 },
      { label: 'Portable', count: 1 },
    ]);
    expect(items.map(({ place }) => place)).toEqual([1, 0, 0]);
  });

  it('keeps a category that it has no name for', () => {
    expect(categorise([of('<b>شاحن</b>')]).categories).toEqual([
      { label: '<b>شاحن</b>', count: 1 },
    ]);
  });

  it('lets the smallest categories share the last place', () => {
    const many = Array.from({ length: filterPlaces + 3 }, (_, index) => of(`Kind ${index}`));
    const { categories, items } = categorise(many);
    expect(categories).toHaveLength(filterPlaces);
    expect(categories.at(-1)).toEqual({ label: 'Other', count: 4 });
    expect(Math.max(...items.map(({ place }) => place))).toBe(filterPlaces - 1);
  });

  it('has none without chargers', () => {
    expect(categorise([])).toEqual({ categories: [], items: [] });
  });
});
