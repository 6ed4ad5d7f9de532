import { Notice } from '#components/States.tsx';
import { largestMove, leastCarPrice } from '#domain/price-move.ts';
import { formatEgp, numberNotation } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { LongList } from './LongList.tsx';
import type { RowOddPrice } from './odd-prices.ts';

type PriceToConfirm = Pick<RowOddPrice, 'from' | 'to' | 'share'> & {
  key: string;
  /** What it is the price of. */
  name: string;
};

type Props = {
  prices: readonly PriceToConfirm[];
  /** The keys of the ticked ones. */
  confirmed: ReadonlySet<string>;
  onConfirm: (confirmed: ReadonlySet<string>) => void;
};

/** Prices that are likely to be mistyped, each with a tick to confirm it; renders nothing where there are none. */
export function PriceChecks({ prices, confirmed, onConfirm }: Props) {
  if (prices.length === 0) return null;
  const toggle = (key: string, isOn: boolean) => {
    const others = [...confirmed].filter((one) => one !== key);
    onConfirm(new Set(isOn ? [...others, key] : others));
  };
  return (
    <Notice
      tone="warning"
      title={m.desk_catalogue_prices_odd()}
      text={m.desk_catalogue_prices_odd_text({
        share: numberNotation({ style: 'percent' }).format(largestMove),
        least: formatEgp(leastCarPrice),
      })}
    >
      <LongList items={prices} className="grid w-full gap-1">
        {({ key, name, from, to, share }) => (
          <label className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="checkbox"
              className="tick-box size-5 shrink-0"
              checked={confirmed.has(key)}
              onChange={({ target }) => toggle(key, target.checked)}
            />
            <span className="min-w-0 break-words">
              {from === null
                ? m.desk_catalogue_price_new({ name, to: formatEgp(to) })
                : m.desk_catalogue_price_moves({
                    name,
                    from: formatEgp(from),
                    to: formatEgp(to),
                    share: inPercent(share ?? 0),
                  })}
            </span>
          </label>
        )}
      </LongList>
    </Notice>
  );
}

/** A move such as '−90%' or '+45%', to one decimal where it is not whole. */
const inPercent = (share: number) =>
  numberNotation({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' }).format(
    share,
  );
