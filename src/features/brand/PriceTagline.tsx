import { formatDay } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import type { PriceClaim } from './brand-summary';

/**
 * What is said about a brand's prices (Spec 2, 'Brand page'; DECISIONS, 'Honest data'). 'Verified daily' carries its
 * last day and what to say afterwards: a page may be read days after it was built (`price-tagline.ts`).
 */
export function PriceTagline({ claim }: { claim: PriceClaim }) {
  const otherwise = indicative(claim);
  if (claim.kind !== 'verified') return <p>{otherwise}</p>;
  return (
    <p data-verified-until={claim.until} data-afterwards={otherwise}>
      {m.brand_prices_verified()}
    </p>
  );
}

function indicative(claim: PriceClaim): string {
  if (claim.kind === 'none') return m.brand_prices_none();
  if (claim.lastChecked === null) return m.brand_prices_undated();
  return m.brand_prices_indicative({ date: formatDay(claim.lastChecked) });
}
