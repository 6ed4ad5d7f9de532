import type { Charger } from '@/features/catalogue/charger';
import { m } from '@/paraglide/messages.js';

export type Category = {
  /** What stands for it in the form and the address: its name in lower case. */
  value: string;
  label: string;
  count: number;
};

export type Categorised<Item> = {
  /** Largest first. */
  categories: Category[];
  /** In the order of the list; `place` is the index of the category. */
  items: { item: Item; place: number }[];
};

const labels = new Map<string, () => string>([
  ['portable', m.charger_category_portable],
  ['home', m.charger_category_home],
  ['business', m.charger_category_business],
  ['business dc', m.charger_category_business_dc],
]);

/** A category's name for people; one that the catalogue added since stands as it is. */
export function categoryLabel(category: string): string {
  return labels.get(category.toLowerCase())?.() ?? category;
}

/**
 * Chargers by category, the largest category first; within one the least expensive come first, those without a price
 * last. A category is the same however its letters are written.
 */
export function categorise<Item extends Pick<Charger, 'category' | 'price'>>(
  chargers: readonly Item[],
): Categorised<Item> {
  const byValue = new Map<string, Category>();
  for (const { category } of chargers) {
    const value = category.toLowerCase();
    const count = (byValue.get(value)?.count ?? 0) + 1;
    byValue.set(value, {
      value,
      label: byValue.get(value)?.label ?? categoryLabel(category),
      count,
    });
  }
  const categories = [...byValue.values()].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label),
  );
  const places = new Map(categories.map(({ value }, place) => [value, place]));
  const items = chargers
    .map((item) => ({ item, place: places.get(item.category.toLowerCase()) ?? 0 }))
    .sort((a, b) => a.place - b.place || priceOrder(a.item) - priceOrder(b.item));
  return { categories, items };
}

function priceOrder({ price }: Pick<Charger, 'price'>): number {
  return price ?? Number.MAX_VALUE;
}

/**
 * The style sheet that makes the filter work without a script: it hides the cards of categories that are not ticked as
 * long as any is. Each category needs a rule of its own, so a page writes as many as its list has.
 */
export function filterRules(categoryCount: number): string {
  const hidden = Array.from(
    { length: categoryCount },
    (_, place) =>
      `.charger-shop:has(.charger-filter :checked):not(:has(#category-${place}:checked)) .of-category-${place}`,
  );
  return hidden.length === 0 ? '' : `${hidden.join(',')}{display:none}`;
}

/**
 * The chargers of the chosen categories; all of them where none is chosen.
 * @param chosen values of categories; those that there are no longer match nothing
 */
export function inCategories<Item>(
  { categories, items }: Categorised<Item>,
  chosen: readonly string[],
): Categorised<Item>['items'] {
  if (chosen.length === 0) return items;
  return items.filter(({ place }) => chosen.includes(categories[place]?.value ?? ''));
}
