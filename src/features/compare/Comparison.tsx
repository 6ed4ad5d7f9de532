import { useState } from 'react';
import { product } from '@/config/product';
import type { Car } from '@/features/catalogue/car';
import { cairoToday, formatDay } from '@/lib/dates';
import { inARow } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorState, Skeleton } from '@/ui/States';
import { AddAnother } from './AddAnother';
import { ComparisonActions } from './ComparisonActions';
import { ComparisonTable } from './ComparisonTable';
import { comparisonRows, differs } from './comparison';
import './comparison.css';
import './comparison-narrow.css';
import './comparison-print.css';
import { closeComparison } from './comparison.store';
import { Silhouettes } from './Silhouettes';
import { useComparedCars } from './use-compared-cars';

/** The dialog 'Car Comparison', of the cars that are selected. */
export default function Comparison() {
  const [open, setOpen] = useState(true);
  const { cars, state, retry } = useComparedCars();
  const leave = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={leave}
      onClosed={closeComparison}
      title={m.compare_title()}
      size="wide"
    >
      {state === 'loading' && <Loading />}
      {state === 'failed' && (
        <ErrorState title={m.compare_failed()} text={m.compare_failed_text()}>
          <Button size="sm" variant="secondary" onClick={retry}>
            {m.ui_try_again()}
          </Button>
        </ErrorState>
      )}
      {state === 'ready' && cars.length === 0 && <AddAnother onStay={leave} />}
      {state === 'ready' && cars.length > 0 && <Compared cars={cars} onLeave={leave} />}
    </Dialog>
  );
}

function Compared({ cars, onLeave }: { cars: readonly Car[]; onLeave: () => void }) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const complete = cars.length === product.compareLimit;
  const today = cairoToday();
  const rows = comparisonRows(cars, today);
  const shown = complete && onlyDifferences ? rows.filter(differs) : rows;
  return (
    <div className="comparison">
      <ComparisonActions
        cars={cars}
        onlyDifferences={onlyDifferences}
        onOnlyDifferences={complete ? setOnlyDifferences : null}
      />
      <Silhouettes cars={cars} />
      <ComparisonTable
        cars={cars}
        rows={shown}
        empty={complete ? null : <AddAnother onStay={onLeave} />}
      />
      <p className="comparison-printed">{inARow([product.name, formatDay(today)])}</p>
      {shown.length === 0 && <p className="comparison-same">{m.compare_same()}</p>}
    </div>
  );
}

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
