import { useQuery } from '@tanstack/react-query';
import type { Lead } from '#data/desk.ts';
import { namedItemsQuery } from '#features/desk/deal-queries.ts';
import { usePrice } from '#features/desk/use-template-values.tsx';
import { useTyped } from '#features/desk/use-typed.tsx';
import { groupAmount } from '#lib/group-amount.ts';
import { amountTyped, itemTyped } from './sold.ts';

const written = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? '' : groupAmount(String(amount));

/**
 * The car that was sold, and for how much, as somebody types them. What was asked for and today's price of the car stand
 * there until they are changed.
 */
export function useSold(lead: Lead) {
  const { data: items = [] } = useQuery(namedItemsQuery);
  const car = useTyped(`sold/${lead.id}`, { item: lead.deal_item_name ?? lead.subject });
  const named = itemTyped(car.values.item, items);
  // A car that left the catalogue keeps the id of its request.
  const isAsked = car.values.item === lead.subject && named.item_id === null;
  const item = isAsked ? { ...named, item_id: lead.item_id } : named;
  const { data: price } = usePrice(item.item_id);
  const stored = lead.amount_egp ?? price?.price_egp;
  const amount = useTyped(`sold-amount/${lead.id}`, { amount: written(stored) });
  return {
    item: car.values.item,
    amount: amount.values.amount,
    changeItem: (name: string) => car.change({ item: name }),
    changeAmount: (text: string) => amount.change({ amount: text }),
    /** Whether the amount is only the price of today. */
    isPriceToday: lead.amount_egp === null && amount.values.amount === written(price?.price_egp),
    sold: { ...item, amount_egp: amountTyped(amount.values.amount) },
    forget: () => {
      car.forget();
      amount.forget();
    },
  };
}

export type SoldTyped = ReturnType<typeof useSold>;
