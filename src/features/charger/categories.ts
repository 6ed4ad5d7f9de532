import type { Charger } from '@/features/catalogue/charger';
import { m } from '@/paraglide/messages.js';

/**
 * Categories that the style sheet of the filter knows by number (ChargerFilter.astro): filtering works without a
 * script, so every rule has to be written out in advance.
 */
export const filterPlaces = 8;

export type Category = { label: string; count: number };

export type Categorised<Item> = {
  categories: Category[];
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
 * Chargers with the number of their category. The largest categories come first; when there are more than the
 * style sheet knows, the smallest share the last place as 'Other'. Within a category the least expensive come first,
 * those without a price last.
 */
export function categorise<Item extends Pick<Charger, 'category' | 'price'>>(
  chargers: readonly Item[],
): Categorised<Item> {
  const counts = new Map<string, number>();
  for (const { category } of chargers) counts.set(category, (counts.get(category) ?? 0) + 1);
  const bySize = [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b));
  const own = bySize.length > filterPlaces ? bySize.slice(0, filterPlaces - 1) : bySize;
  const rest = bySize.slice(own.length);

  const places = new Map(own.map(([category], place) => [category, place]));
  const categories = own.map(([category, count]) => ({ label: categoryLabel(category), count }));
  if (rest.length > 0) {
    const count = rest.reduce((sum, [, many]) => sum + many, 0);
    categories.push({ label: m.charger_filter_other(), count });
  }
  const price = (item: Item) => item.price ?? Number.POSITIVE_INFINITY;
  const items = chargers
    .map((item) => ({ item, place: places.get(item.category) ?? own.length }))
    .sort((a, b) => a.place - b.place || compare(price(a.item), price(b.item)));
  return { categories, items };
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
