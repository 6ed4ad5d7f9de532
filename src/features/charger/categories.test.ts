import { describe, expect, it } from 'vitest';
import { categorise, filterPlaces } from './categories';

const of = (category: string, price: number | null = null) => ({ category, price });

describe('categorise', () => {
  it('puts the largest category first and numbers each charger', () => {
    const { categories, items } = categorise([of('Portable'), of('Home'), of('Home')]);
    expect(categories).toEqual([
      { label: 'Home', count: 2 },
      { label: 'Portable', count: 1 },
    ]);
    expect(items.map(({ place }) => place)).toEqual([0, 0, 1]);
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

  it('orders a category by price, unknown ones last', () => {
    const { items } = categorise([of('Home'), of('Home', 2), of('Home', 1), of('Home')]);
    expect(items.map(({ item }) => item.price)).toEqual([1, 2, null, null]);
  });

  it('has none without chargers', () => {
    expect(categorise([])).toEqual({ categories: [], items: [] });
  });
});
