import type { NamedItem } from '#data/desk-item.ts';
import { isRefusal, readAmount } from '#lib/amount.ts';

/** An amount that was typed, in EGP; null for none, 'unclear' for what is no amount. */
export function amountTyped(text: string): number | null | 'unclear' {
  const amount = readAmount(text);
  return isRefusal(amount) ? 'unclear' : amount;
}

/** A car as it was typed: one of the catalogue has its id, too. */
export function itemTyped(
  text: string,
  items: readonly NamedItem[],
): { item_id: string | null; item_name: string | null } {
  const name = text.trim();
  const found = items.find((item) => item.name.toLowerCase() === name.toLowerCase());
  return { item_id: found?.id ?? null, item_name: found?.name ?? (name || null) };
}
