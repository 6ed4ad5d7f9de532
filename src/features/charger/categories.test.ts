import { describe, expect, it } from 'vitest';
import { categorise, filterRules, inCategories } from './categories';

const of = (category: string, price: number | null = null) => ({ category, price });

describe('categorise', () => {
  it('puts the largest category first and numbers each charger', () => {
    const { categories, items } = categorise([of('Portable'), of('Home'), of('Home')]);
    expect(categories).toEqual([
      { value: 'home', label: 'Home', count: 2 },
      { value: 'portable', label: 'Portable', count: 1 },
    ]);
    expect(items.map(({ place }) => place)).toEqual([0, 0, 1]);
  });

  it('takes two spellings of a category for one', () => {
    const { categories, items } = categorise([of('Business DC'), of('business dc')]);
    expect(categories).toEqual([{ value: 'business dc', label: 'Business, rapid', count: 2 }]);
    expect(items.map(({ place }) => place)).toEqual([0, 0]);
  });

  it('keeps a category that it has no name for', () => {
    expect(categorise([of('<b>شاحن</b>')]).categories).toEqual([
      { value: '<b>شاحن</b>', label: '<b>شاحن</b>', count: 1 },
    ]);
  });

  it('gives each of many categories a place of its own', () => {
    const many = Array.from({ length: 30 }, (_, index) => of(`Kind ${index}`));
    const { categories, items } = categorise(many);
    expect(categories).toHaveLength(30);
    expect(new Set(items.map(({ place }) => place)).size).toBe(30);
  });

  it('orders a category by price, unknown ones last', () => {
    const { items } = categorise([of('Home'), of('Home', 2), of('Home', 1), of('Home')]);
    expect(items.map(({ item }) => item.price)).toEqual([1, 2, null, null]);
  });

  it('has none without chargers', () => {
    expect(categorise([])).toEqual({ categories: [], items: [] });
  });
});

describe('filterRules', () => {
  it('has a rule for each category', () => {
    const rules = filterRules(30);
    expect(rules.match(/\.of-category-/g)).toHaveLength(30);
    expect(rules).toContain(':not(:has(#category-29:checked)) .of-category-29');
  });

  it('is empty without categories', () => {
    expect(filterRules(0)).toBe('');
  });
});

describe('inCategories', () => {
  const categorised = categorise([of('Home', 1), of('Home', 2), of('Portable')]);
  const shown = (...chosen: string[]) => inCategories(categorised, chosen).map(({ item }) => item);

  it('shows all where none is chosen', () => {
    expect(shown()).toHaveLength(3);
  });

  it('shows those of the chosen categories', () => {
    expect(shown('portable')).toEqual([of('Portable')]);
    expect(shown('portable', 'home')).toHaveLength(3);
  });

  it('shows none where every chosen category is gone', () => {
    expect(shown('solar')).toEqual([]);
    expect(shown('solar', 'portable')).toHaveLength(1);
  });
});
