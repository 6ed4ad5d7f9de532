import './comparison.css';
import './comparison-narrow.css';
import { useStore } from '@nanostores/react';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import { loadCars } from '#catalogue/load-cars.ts';
import { Button, buttonClasses } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { share } from '#components/ShareButton.tsx';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import { paths } from '#config/paths.ts';
import { product } from '#config/product.ts';
import { productName } from '#config/product-name.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { isSameCar } from '#domain/slug.ts';
import { closeComparison } from '#features/catalogue/comparison.store.ts';
import { formatDay } from '#lib/dates.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { $compared, dropUnlisted } from '#session/compared.store.ts';
import { compareKey, comparisonAddress, readCompareKey } from '#session/compared.ts';
import { lastChoice } from '#session/last-choice.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { type ComparisonGroup, comparisonGroups } from './comparison.ts';
import { loadMoneyGrounds } from './load-money.ts';
import type { MoneyGrounds } from './money-rows.ts';
import { differs } from './rows.ts';
import { Silhouettes } from './Silhouettes.tsx';
import { useComparedTrip } from './use-compared-trip.tsx';

/** The dialog 'Car Comparison', of the cars that are selected. */
export default function Comparison() {
  const [open, setOpen] = useState(true);
  const { cars, state, retry } = useComparedCars();
  const money = useMoneyGrounds();
  const isLoading = state === 'loading' || (state === 'ready' && money === 'loading');
  const leave = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={leave}
      onClosed={closeComparison}
      title={m.compare_title()}
      size="wide"
    >
      {isLoading && <Loading />}
      {state === 'failed' && (
        <LoadFailed title={m.compare_failed()} text={m.compare_failed_text()} onRetry={retry} />
      )}
      {state === 'ready' && money !== 'loading' && cars.length === 0 && (
        <AddAnother onStay={leave} />
      )}
      {state === 'ready' && money !== 'loading' && cars.length > 0 && (
        <Compared cars={cars} money={money} onLeave={leave} />
      )}
    </Dialog>
  );
}

/** What sums go by; null where it cannot be had: the other rows stand without it. */
function useMoneyGrounds(): MoneyGrounds | null | 'loading' {
  const { data, status, load } = useLoad(loadMoneyGrounds);
  useEffect(() => void load(), [load]);
  if (status === 'failed') return null;
  return data ?? 'loading';
}

type ComparedProps = {
  cars: readonly Car[];
  money: MoneyGrounds | null;
  onLeave: () => void;
};

function Compared({ cars, money, onLeave }: ComparedProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const complete = cars.length === product.compareLimit;
  const today = cairoToday();
  const [told] = useState(() => lastChoice()?.driving ?? null);
  const trips = [useComparedTrip(cars[0], told), useComparedTrip(cars[1], told)];
  const groups = comparisonGroups(cars, { today, trips, money, told });
  const shown = complete && onlyDifferences ? groups.map(withoutEquals).filter(hasRows) : groups;
  return (
    <div className="comparison">
      <ComparisonActions
        cars={cars}
        onlyDifferences={onlyDifferences}
        onOnlyDifferences={complete ? setOnlyDifferences : null}
      />
      <ComparisonTable
        cars={cars}
        groups={shown}
        empty={complete ? null : <AddAnother onStay={onLeave} />}
      />
      <Silhouettes cars={cars} />
      <p className="comparison-printed">{inARow([productName(), formatDay(today)])}</p>
      {shown.length === 0 && <p className="comparison-same">{m.compare_same()}</p>}
    </div>
  );
}

const withoutEquals = ({ title, rows }: ComparisonGroup) => ({ title, rows: rows.filter(differs) });
const hasRows = ({ rows }: ComparisonGroup) => rows.length > 0;

function Loading() {
  return (
    <div role="status" aria-label={m.compare_loading()} className="grid gap-4">
      <Skeleton className="h-32 w-full" />
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <Skeleton key={row} className="h-6 w-full" />
      ))}
    </div>
  );
}

type ComparisonActionsProps = {
  cars: readonly Car[];
  onlyDifferences: boolean;
  /** Null while there are no two cars to differ. */
  onOnlyDifferences: ((only: boolean) => void) | null;
};

/** The actions for the comparison as a whole. */
export function ComparisonActions({
  cars,
  onlyDifferences,
  onOnlyDifferences,
}: ComparisonActionsProps) {
  return (
    <div className="comparison-actions">
      {onOnlyDifferences && (
        <label className="comparison-switch">
          <input
            type="checkbox"
            role="switch"
            aria-checked={onlyDifferences}
            checked={onlyDifferences}
            onChange={({ target }) => onOnlyDifferences(target.checked)}
          />
          {m.compare_differences()}
        </label>
      )}
      <div>
        <Button size="sm" variant="ghost" onClick={() => print()}>
          <Printer className="size-4" aria-hidden="true" />
          {m.compare_print()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() =>
            share(
              m.compare_shared({ cars: inARow(cars.map(fullName)) }),
              new URL(comparisonAddress(cars), location.origin).href,
            )
          }
        >
          <Share2 className="size-4" aria-hidden="true" />
          {m.compare_share()}
        </Button>
      </div>
    </div>
  );
}

/** Whether the listing shows brands, so that the models are another page. */
const showsBrands = () => new URLSearchParams(location.search).get('view') === 'brands';

/**
 * Stands where another car could.
 * @param onStay closes the dialog when the list of cars is the page below it
 */
export function AddAnother({ onStay }: { onStay: () => void }) {
  return (
    <div className="comparison-add">
      <p>{m.compare_add()}</p>
      <a
        href={paths.cars}
        className={buttonClasses('secondary', 'sm')}
        onClick={(event) => {
          if (location.pathname !== paths.cars || showsBrands()) return;
          event.preventDefault();
          onStay();
        }}
      >
        {m.compare_browse()}
      </a>
    </div>
  );
}

type ComparedCars = {
  /** Those that are there already, in the order of their selection. */
  cars: Car[];
  state: 'ready' | 'loading' | 'failed';
  retry: () => void;
};

/** The selected cars with all their figures; one that is no longer listed leaves the selection, with a notice. */
export function useComparedCars(): ComparedCars {
  const keys = useStore($compared).map(compareKey);
  const [known, setKnown] = useState<ReadonlyMap<string, Car>>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = keys.filter((key) => !known.has(key)).join('\n');

  useEffect(() => {
    if (missing === '' || failed) return;
    let awaited = true;
    const wanted = missing.split('\n').flatMap((key) => readCompareKey(key) ?? []);
    loadCars(wanted).then(
      (cars) => {
        if (!awaited) return;
        const found = new Map(
          wanted.flatMap((asked): [string, Car][] => {
            const car = cars.find((one) => isSameCar(one, asked));
            return car ? [[compareKey(asked), car]] : [];
          }),
        );
        setKnown((before) => new Map([...before, ...found]));
        dropUnlisted(wanted, cars);
      },
      (error: unknown) => {
        console.error('The cars to compare could not be loaded', error);
        if (awaited) setFailed(true);
      },
    );
    return () => {
      awaited = false;
    };
  }, [missing, failed]);

  const waiting = failed ? 'failed' : 'loading';
  return {
    cars: keys.flatMap((key) => known.get(key) ?? []),
    state: missing === '' ? 'ready' : waiting,
    retry: () => setFailed(false),
  };
}
