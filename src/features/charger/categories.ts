import { m } from '#paraglide/messages.js';

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
