import './compare.css';
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { Button } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { formatNumber } from '#lib/number.ts';
import { whenIdle } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';
import {
  $compared,
  $comparison,
  clearCompared,
  compareFromAddress,
  noneCompared,
  openComparison,
  prepareComparison,
  removeWithdrawnCars,
} from './compare.store.ts';

const Comparison = lazy(() => import('./Comparison.tsx'));

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
              onPointerEnter={prepareComparison}
              onFocus={prepareComparison}
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
