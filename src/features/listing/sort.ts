import type { ListedCar } from './listed-car';

/** The orders of the list; the default is brand by brand, by name. */
export const sortKeys = ['default', 'price_asc', 'price_desc', 'range_desc', 'power_desc'] as const;

export type SortKey = (typeof sortKeys)[number];

const orders = {
  price_asc: { figure: 'price', direction: 1 },
  price_desc: { figure: 'price', direction: -1 },
  range_desc: { figure: 'range', direction: -1 },
  power_desc: { figure: 'motorPower', direction: -1 },
} as const satisfies Record<Exclude<SortKey, 'default'>, object>;

/** The cars in that order: those without the figure last, equals as they stood. */
export function sorted(cars: readonly ListedCar[], key: SortKey): readonly ListedCar[] {
  if (key === 'default') return cars;
  const { figure, direction } = orders[key];
  return cars.slice().sort((one, other) => {
    const [a, b] = [one[figure], other[figure]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a - b) * direction;
  });
}

/** Whether a text names an order. */
export function isSortKey(text: unknown): text is SortKey {
  return sortKeys.some((key) => key === text);
}
