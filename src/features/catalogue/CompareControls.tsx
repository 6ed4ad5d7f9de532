import './compare.css';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { useEarly } from '#components/use-early-entries.tsx';
import { product } from '#config/product.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $compared, noneCompared } from '#session/compared.store.ts';
import { type ComparedCar, isCompared } from '#session/compared.ts';
import { $comparison, openComparison, toggleForComparison } from './comparison.store.ts';

/** 'Compare Selected (n/2)'. The page's `CompareTray` renders the dialog that it opens. */
export function CompareButton() {
  const { length: count } = useStore($compared, { ssr: () => noneCompared });
  const comparison = useStore($comparison, { ssr: 'initial' });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="compare-open needs-script tabular-nums"
      aria-busy={comparison === 'loading' || undefined}
      onClick={openComparison}
    >
      {m.compare_selected_count({
        count: formatNumber(count),
        limit: formatNumber(product.compareLimit),
      })}
    </Button>
  );
}

type CompareToggleProps = { car: ComparedCar; name: string };

/** The box on a card that selects a car for comparison. */
export function CompareToggle({ car: { brandId, id }, name }: CompareToggleProps) {
  const car = { brandId, id };
  const box = useRef<HTMLInputElement>(null);
  const compared = useStore($compared, { ssr: () => noneCompared });
  useEarly(box, ({ checked }) => {
    if (checked && !isCompared($compared.get(), car)) void toggleForComparison(car);
  });
  return (
    <label className="compare needs-script">
      <input
        ref={box}
        type="checkbox"
        className="tick-box"
        // Browsers that bring back what a form held would contradict the store.
        autoComplete="off"
        checked={isCompared(compared, car)}
        onChange={() => toggleForComparison(car)}
        aria-label={m.compare_car({ name })}
      />
      {m.compare_label()}
    </label>
  );
}
