import { useQuery } from '@tanstack/react-query';
import { cairoDay } from '#domain/cairo.ts';
import { formatDay } from '#lib/dates.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { pastPricesQuery } from './catalogue-queries.ts';
import { priceStandingNames } from './columns.ts';

/** Earlier prices of a car or charger with their sources. */
export function PriceSources({ itemId }: { itemId: string }) {
  const { data: prices = [] } = useQuery(pastPricesQuery(itemId));
  if (prices.length === 0) return null;
  return (
    <section className="text-small">
      <h3 className="font-semibold">{m.desk_catalogue_history()}</h3>
      <ul className="mt-2">
        {prices.map(({ changed_at, price_egp, price_standing, price_source }) => (
          <li
            key={changed_at}
            className="flex flex-wrap gap-x-4 border-b border-line py-2 tabular-nums"
          >
            <span>{formatDay(cairoDay(new Date(changed_at)))}</span>
            <span className="font-semibold">{formatEgp(price_egp)}</span>
            <span className="text-muted">
              {priceStandingNames[price_standing]()}
              {price_standing !== 'level' && price_source && ` · ${price_source}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
