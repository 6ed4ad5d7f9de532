import { describe, expect, it } from 'vitest';
import { nothingChosen } from '#features/catalogue/chargers-for.ts';
import { inArabic } from '#lib/fixture.ts';
import {
  classesOf,
  filterRules,
  fittingFirst,
  isAnyChosen,
  optionCount,
  shopOf,
  shownIn,
  toggled,
} from './filters.ts';

const of = (category: string, price: number | null = null, change: object = {}) => ({
  category,
  price,
  connectorType: 'Type 2',
  powerKw: 7.4,
  ...change,
});
const chosen = (change: Partial<typeof nothingChosen>) => ({ ...nothingChosen, ...change });

describe('the options', () => {
  it('are the categories, the largest first, whatever their capitals', () => {
    const { options } = shopOf([of('Portable'), of('Home'), of('home'), of('Business DC')]);
    expect(options.category).toEqual([
      { value: 'home', label: 'Home' },
      { value: 'business dc', label: 'Business, rapid' },
      { value: 'portable', label: 'Portable' },
    ]);
  });

  it('keep a category that they have no name for', () => {
    expect(shopOf([of('<b>شاحن</b>')]).options.category).toEqual([
      { value: '<b>شاحن</b>', label: '<b>شاحن</b>' },
    ]);
  });

  it('are the connectors and powers that any charger has', () => {
    const shop = shopOf([
      of('Home', 1, { connectorType: 'GB/T AC', powerKw: 3.5 }),
      of('Home', 2, { connectorType: 'Type 2 / CCS2', powerKw: 30 }),
      of('Home', 3, { connectorType: null, powerKw: null }),
    ]);
    expect(shop.options.connector.map(({ value }) => value)).toEqual(['type-2', 'gbt-ac', 'ccs2']);
    const powers = () => shopOf([of('Home'), of('Home', 1, { powerKw: 30 })]).options.power;
    expect(powers()).toEqual([
      { value: '4-8', label: '4 to 8\u00a0kW' },
      { value: '22-', label: 'Above 22\u00a0kW' },
    ]);
    expect(inArabic(powers)[0]?.label).toContain('ك.و');
  });
});

it('orders a category by price, unknown ones last', () => {
  const { entries } = shopOf([of('Home'), of('Home', 2), of('Home', 1), of('Portable', 0)]);
  expect(entries.map(({ item }) => item.price)).toEqual([1, 2, null, 0]);
});

describe('the choice', () => {
  const shop = shopOf([
    of('Home', 1),
    of('Home', 2, { connectorType: 'GB/T AC' }),
    of('Portable', 3, { connectorType: 'GB/T AC', powerKw: 3.5 }),
    of('Portable', 4, { connectorType: null, powerKw: null }),
  ]);
  const prices = (change: Partial<typeof nothingChosen>) =>
    shownIn(shop, chosen(change)).map(({ item }) => item.price);

  it('shows all where nothing is chosen', () => {
    expect(prices({})).toEqual([1, 2, 3, 4]);
    expect(isAnyChosen(nothingChosen)).toBe(false);
  });

  it('joins the options of a facet and crosses the facets', () => {
    expect(prices({ category: ['home', 'portable'] })).toEqual([1, 2, 3, 4]);
    expect(prices({ connector: ['gbt-ac'] })).toEqual([2, 3]);
    expect(prices({ connector: ['gbt-ac'], category: ['home'] })).toEqual([2]);
    expect(prices({ power: ['0-4', '4-8'] })).toEqual([1, 2, 3]);
  });

  it('shows none where all that is chosen is gone', () => {
    expect(prices({ category: ['solar'] })).toEqual([]);
    expect(prices({ category: ['solar', 'portable'] })).toEqual([3, 4]);
  });

  it('is counted for each option beside the other facets', () => {
    const home = chosen({ category: ['home'] });
    expect(optionCount(shop, home, 'connector', 'gbt-ac')).toBe(1);
    expect(optionCount(shop, home, 'category', 'portable')).toBe(2);
  });

  it('drops what no charger has when another is taken in or out', () => {
    const before = chosen({ connector: ['gbt-ac', 'gbt-dc'] });
    expect(toggled(shop, before, 'connector', 'type-2').connector).toEqual(['type-2', 'gbt-ac']);
    expect(toggled(shop, before, 'connector', 'gbt-ac').connector).toEqual([]);
  });
});

describe('without a script', () => {
  it('a rule hides each set of options that is not ticked', () => {
    const shop = shopOf([
      of('Home', 1, { connectorType: 'Type 2 / CCS2', powerKw: null }),
      of('Portable', 2),
    ]);
    const [first, second] = shop.entries;
    expect(first && classesOf(shop, first)).toBe('of-category-0 of-connector-0-1 of-power-unknown');
    expect(second && classesOf(shop, second)).toBe('of-category-1 of-connector-0 of-power-0');
    const rules = filterRules(shop);
    expect(rules).toContain(
      '.charger-shop:has([name=category]:checked):not(:has(#category-1:checked)) .of-category-1',
    );
    expect(rules).toContain(
      ':not(:has(#connector-0:checked,#connector-1:checked)) .of-connector-0-1',
    );
    expect(rules).toContain('.charger-shop:has([name=power]:checked) .of-power-unknown');
  });

  it('there is none without chargers', () => {
    expect(filterRules(shopOf([]))).toBe('');
    expect(shopOf([]).entries).toEqual([]);
  });
});

it('puts what fits the reader’s car first, and what is not known before what does not', () => {
  const { entries } = shopOf([
    { category: 'Home', connectorType: 'Type 2', powerKw: 7, price: 1 },
    { category: 'Home', connectorType: null, powerKw: 7, price: 2 },
    { category: 'Home', connectorType: 'GB/T AC', powerKw: 7, price: 3 },
  ]);
  const prices = (car: { chargingProtocol: string } | null) =>
    fittingFirst(entries, car).map(({ item }) => item.price);
  expect(prices(null)).toEqual([1, 2, 3]);
  expect(prices({ chargingProtocol: 'GB/T' })).toEqual([3, 2, 1]);
});
