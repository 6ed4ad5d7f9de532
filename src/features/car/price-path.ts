import type { PastPrice } from '#data/past-prices.ts';

/** Where the prices lie in a square of 100 units, and the line between them. */
export type PricePath = {
  line: string;
  points: { x: number; y: number; price: PastPrice }[];
  /** EGP */
  least: number;
  most: number;
};

/**
 * Draws prices over time as a line that steps, since a price holds until the next one.
 * @param prices the latest first
 * @param now where the line ends, ms
 * @param mirrored whether time runs from right to left
 * @returns null where fewer than two prices differ
 */
export function pricePath(
  prices: readonly PastPrice[],
  now: number,
  mirrored: boolean,
): PricePath | null {
  const known = prices
    .flatMap((price) =>
      price.price_egp === null
        ? []
        : [{ price, egp: price.price_egp, at: Date.parse(price.changed_at) }],
    )
    .reverse();
  const figures = known.map(({ egp }) => egp);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const start = known[0]?.at ?? now;
  if (known.length < 2 || least === most || start >= now) return null;
  const place = (at: number) => {
    const x = Math.round(((at - start) / (now - start)) * 1000) / 10;
    return mirrored ? 100 - x : x;
  };
  // A tenth of the height stays free above and below.
  const height = (egp: number) => Math.round(900 - ((egp - least) / (most - least)) * 800) / 10;
  const points = known.map(({ price, egp, at }) => ({ x: place(at), y: height(egp), price }));
  const steps = points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`));
  return { line: `${steps.join('')}H${place(now)}`, points, least, most };
}
