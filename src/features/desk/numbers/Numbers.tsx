import { useStore } from '@nanostores/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadFailed, Notice, RetryButton, Skeleton } from '#components/States.tsx';
import type { Period } from '#data/desk-numbers.ts';
import { m } from '#paraglide/messages.js';
import { $address, choosePeriod, numberScreens, showScreen } from './address.store.ts';
import { salesQuery, siteQuery } from './numbers-queries.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { lastDays, lengthOf, periodOf } from './period.ts';
import { SalesScreen } from './SalesScreen.tsx';
import { SiteScreen } from './SiteScreen.tsx';

const screenNames = { sales: m.desk_numbers_sales, site: m.desk_numbers_site };

/** The numbers, on two screens: what sales did, and what people did on the site. */
export function Numbers() {
  const { screen, ...chosen } = useStore($address);
  const typed = periodOf(chosen);
  // While a date is incomplete, the previous figures stay.
  const [shown, setShown] = useState<Period>(lastDays(30));
  if (typed && (typed.from !== shown.from || typed.to !== shown.to)) setShown(typed);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <nav aria-label={m.desk_numbers_screens()}>
        <ul className="flex gap-1 border-b border-line">
          {numberScreens.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === screen ? 'page' : undefined}
                onClick={() => name !== screen && showScreen(name)}
                className="-mb-px min-h-11 border-b-2 border-transparent px-4 font-semibold text-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
              >
                {screenNames[name]()}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <PeriodChoice chosen={chosen} isIncomplete={typed === null} onChoose={choosePeriod} />
      {screen === 'sales' ? <Sales period={shown} /> : <Site period={shown} />}
    </div>
  );
}

function Sales({ period }: { period: Period }) {
  const query = useQuery({ ...salesQuery(period), placeholderData: keepPreviousData });
  return (
    <Shown query={query} period={period}>
      {query.data && <SalesScreen numbers={query.data} period={period} />}
    </Shown>
  );
}

function Site({ period }: { period: Period }) {
  const query = useQuery({ ...siteQuery(period), placeholderData: keepPreviousData });
  return (
    <Shown query={query} period={period}>
      {query.data && <SiteScreen numbers={query.data} period={period} />}
    </Shown>
  );
}

type ShownProps = {
  query: {
    data: unknown;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  period: Period;
  children: ReactNode;
};

/** The figures of a screen, or why there are none. */
function Shown({
  query: { data, isError, isPlaceholderData, refetch },
  period,
  children,
}: ShownProps) {
  if (data === undefined) {
    return isError ? (
      <LoadFailed title={m.desk_numbers_failed()} text={m.desk_failed_text()} onRetry={refetch} />
    ) : (
      <Loading />
    );
  }
  return (
    <>
      {isError && (
        <Notice tone="warning" title={m.desk_numbers_old()}>
          <RetryButton onRetry={refetch} />
        </Notice>
      )}
      <div
        aria-busy={isPlaceholderData}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 aria-busy:opacity-60"
      >
        {children}
        {lengthOf(period) !== null && (
          <p className="text-micro text-muted">{m.desk_numbers_compared()}</p>
        )}
      </div>
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{m.desk_numbers_loading()}</span>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
