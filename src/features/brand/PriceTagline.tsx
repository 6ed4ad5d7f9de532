import { formatDay } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import type { PriceClaim } from './brand-summary';

/** What may be said about a brand's prices. */
export function PriceTagline({ claim }: { claim: PriceClaim }) {
  return <p>{taglineOf(claim)}</p>;
}

function taglineOf(claim: PriceClaim): string {
  if (claim.kind === 'none') return m.brand_prices_none();
  if (claim.kind === 'verified') return m.brand_prices_verified();
  if (claim.lastChecked === null) return m.brand_prices_undated();
  return m.brand_prices_indicative({ date: formatDay(claim.lastChecked) });
}
