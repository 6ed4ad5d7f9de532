import { chargerColumns, checkedOn } from '#domain/columns.ts';
import { saysIndicative } from '#domain/indicative.ts';
import { m } from '#paraglide/messages.js';
import type { ListOrigin } from './price-list-plan.ts';

/** Whose list it is, of which day, and how far it can be trusted, or what is wrong with that. */
export function readOrigin(
  typed: ListOrigin,
): { checked: ListOrigin } | { faults: Partial<Record<keyof ListOrigin, string>> } {
  const source = chargerColumns.price_source.safeParse(typed.price_source).data;
  const day = checkedOn.safeParse(typed.price_verified_on).data;
  const isUnfit = typed.price_standing === 'confirmed' && saysIndicative(source ?? null);
  const faults = {
    ...(!source && { price_source: m.desk_required() }),
    ...(isUnfit && { price_source: m.desk_catalogue_fault_indicative() }),
    ...(!day && { price_verified_on: m.desk_catalogue_fault_future() }),
    ...(typed.price_standing === '' && { price_standing: m.desk_required() }),
  };
  if (!source || !day || Object.keys(faults).length > 0) return { faults };
  return { checked: { ...typed, price_source: source, price_verified_on: day } };
}
