import { useQuery } from '@tanstack/react-query';
import type { Lead } from '#data/desk.ts';
import { reasonsQuery } from '#features/desk/deal-queries.ts';
import { formatEgp } from '#lib/number.ts';
import { translated } from '#lib/reader.ts';

/** How a closed request ended: why, or the car and the amount. */
export function EndOfDeal({ lead }: { lead: Lead }) {
  const { outcome, outcome_reason_id, outcome_reason, deal_item_name, amount_egp } = lead;
  const { data: reasons = [] } = useQuery({
    ...reasonsQuery,
    enabled: Boolean(outcome_reason_id),
  });
  const reason = reasons.find(({ id }) => id === outcome_reason_id);
  const isWon = outcome === 'won';
  const facts = [
    isWon && deal_item_name,
    isWon && typeof amount_egp === 'number' && formatEgp(amount_egp),
    reason && translated(reason, 'text'),
    outcome_reason,
  ];
  return facts.filter(Boolean).map((fact) => <bdi key={String(fact)}>{fact}</bdi>);
}
