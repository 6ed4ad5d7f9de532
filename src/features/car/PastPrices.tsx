import type { PastPrice } from '#data/past-prices.ts';
import { cairoDay } from '#domain/cairo.ts';
import { formatDay } from '#lib/dates.ts';
import { formatEgp } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { pricePath } from './price-path.ts';

const dayOf = ({ changed_at }: PastPrice) => formatDay(cairoDay(new Date(changed_at)));

/** A car's earlier prices: a chart, and a table with each price, its day and source. */
export function PastPrices({ prices }: { prices: readonly PastPrice[] }) {
  if (prices.length === 0) return <p>{m.car_history_none()}</p>;
  return (
    <div className="grid gap-4">
      <PriceChart prices={prices} />
      <table className="w-full text-start tabular-nums">
        <thead className="text-micro text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              {m.car_history_since()}
            </th>
            <th scope="col" className="py-1 text-start font-normal">
              {m.catalogue_price()}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={price.changed_at} className="border-t border-line align-top">
              <td className="py-2 pe-3">{dayOf(price)}</td>
              <td className="py-2">
                <span className="font-semibold">{formatEgp(price.price_egp)}</span>
                <span className="block break-words text-micro text-muted">{sourceOf(price)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sourceOf({ price_standing: standing, price_source: source }: PastPrice): string {
  if (standing === 'level') return m.catalogue_price_level();
  return source === null ? m.car_history_no_source() : m.catalogue_price_source({ source });
}

/** The prices as a line that steps; nothing where there was only one. The table has the figures. */
function PriceChart({ prices }: { prices: readonly PastPrice[] }) {
  const isRtl = document.dir === 'rtl';
  const drawn = pricePath(prices, Date.now(), isRtl);
  if (drawn === null) return <p className="text-muted">{m.car_history_one()}</p>;
  const { line, points, least, most } = drawn;
  const first = prices.at(-1);
  return (
    <figure className="grid gap-1">
      <p className="text-micro text-muted" aria-hidden="true">
        {formatEgp(most)}
      </p>
      <svg
        role="img"
        aria-label={m.car_history_chart({ least: formatEgp(least), most: formatEgp(most) })}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-28 w-full overflow-visible border-b border-line text-brand"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
      >
        <path d={line} strokeWidth="2" vectorEffect="non-scaling-stroke" />
        {points.map(({ x, y, price }) => (
          <path
            key={price.changed_at}
            d={`M${x} ${y}h0`}
            strokeWidth="9"
            vectorEffect="non-scaling-stroke"
          >
            <title>{`${dayOf(price)}: ${inARow([formatEgp(price.price_egp), sourceOf(price)])}`}</title>
          </path>
        ))}
      </svg>
      <figcaption className="flex justify-between gap-4 text-micro text-muted">
        <span>{first && dayOf(first)}</span>
        <span>{m.car_history_today()}</span>
      </figcaption>
    </figure>
  );
}
