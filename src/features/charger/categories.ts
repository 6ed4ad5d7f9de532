import type { Charger } from '@/features/catalogue/charger';
import { m } from '@/paraglide/messages.js';

export type Category = {
  /** Its value in the form and the address: the name in lower case. */
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

/** The label of a category; the catalogue's name for a new one. */
export function categoryLabel(category: string): string {
  return labels.get(category.toLowerCase())?.() ?? category;
}

/**
 * Chargers by category, ignoring capitals: the largest category first, in it the least expensive first and unknown
 * prices last.
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
 * The style sheet that makes the filter work without a script: as long as any box is ticked, it hides the cards of the
 * other categories, with one selector for each.
 */
export function filterRules(categoryCount: number): string {
  const hidden = Array.from(
    { length: categoryCount },
    (_, place) =>
      `.charger-shop:has(.charger-filter :checked):not(:has(#category-${place}:checked)) .of-category-${place}`,
  );
  return hidden.length === 0 ? '' : `${hidden.join(',')}{display:none}`;
}

/** The chargers of the chosen categories; all if none is chosen. Unknown categories match nothing. */
export function inCategories<Item>(
  { categories, items }: Categorised<Item>,
  chosen: readonly string[],
): Categorised<Item>['items'] {
  if (chosen.length === 0) return items;
  return items.filter(({ place }) => chosen.includes(categories[place]?.value ?? ''));
}
