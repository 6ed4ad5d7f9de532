import '#features/catalogue/compare.css';
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { Button } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import {
  $comparison,
  compareFromAddress,
  openComparison,
  refuseComparison,
  removeWithdrawnCars,
  showComparison,
} from '#features/catalogue/comparison.store.ts';
import { formatNumber } from '#lib/number.ts';
import { savesData, whenIdle } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';
import { $compared, clearCompared, noneCompared } from '#session/compared.store.ts';

const loadDialog = () => import('./Comparison.tsx');
const Comparison = lazy(loadDialog);

/** Prefetches the dialog's code. A failure is shown when the dialog is opened. */
function prefetchDialog(): void {
  if (!savesData()) loadDialog().catch(console.info);
}

async function openDialog(): Promise<void> {
  try {
    await loadDialog();
    showComparison();
  } catch (error) {
    console.error(error);
    refuseComparison();
  }
}

/** The bar at the bottom of the screen while cars are selected, and the dialog that compares them. */
export default function CompareTray() {
  return (
    <Island>
      <Tray />
    </Island>
  );
}

/** The same within an island. */
export function Tray() {
  const { length: count } = useStore($compared, { ssr: () => noneCompared });
  const comparison = useStore($comparison, { ssr: 'initial' });

  useEffect(() => {
    compareFromAddress();
    return whenIdle(removeWithdrawnCars);
  }, []);
  // Whoever selects a car is likely to compare it.
  useEffect(() => $compared.listen((cars) => cars.length > 0 && prefetchDialog()), []);
  useEffect(() => {
    if (comparison === 'loading') void openDialog();
  }, [comparison]);
  // The page keeps its end clear of the bar.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-comparing', count > 0);
  }, [count]);

  const clear = () => {
    clearCompared();
    // The bar is gone, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const text = m.compare_bar_count({ count: formatNumber(count) });
  return (
    <>
      {/* Outside the bar: what appears together with its text is not announced. */}
      <p role="status" className="sr-only">
        {count > 0 && text}
      </p>
      {count > 0 && (
        <section className="compare-bar screen-only" aria-label={m.compare_bar_label()}>
          <div className="wrap">
            <p>{text}</p>
            <button type="button" className="compare-clear" onClick={clear}>
              {m.compare_bar_clear()}
            </button>
            <Button
              size="sm"
              className="compare-open"
              aria-busy={comparison === 'loading' || undefined}
              onPointerEnter={prefetchDialog}
              onFocus={prefetchDialog}
              onClick={openComparison}
            >
              {m.compare_bar_open()}
            </Button>
          </div>
        </section>
      )}
      {comparison === 'open' && (
        <Suspense>
          <Comparison />
        </Suspense>
      )}
    </>
  );
}
