import { publicCharging } from '#config/public-charging.ts';
import { formatEgp, formatNumber } from '#lib/number.ts';

/** What the adapter costs that a GB/T car needs at public chargers, for '{low} to {high}'. */
export function adapterPrices() {
  const { lowEgp, highEgp } = publicCharging.adapter;
  return { low: formatNumber(lowEgp), high: formatEgp(highEgp) };
}
