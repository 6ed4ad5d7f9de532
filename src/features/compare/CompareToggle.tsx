import './compare.css';
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { m } from '@/paraglide/messages.js';
import { $compared, noneCompared } from './compare.store';
import { type ComparedCar, isCompared } from './compared';
import { toggleForComparison } from './comparison.store';

type Props = { car: ComparedCar; name: string };

/** The box on a card that selects a car for comparison. */
export function CompareToggle({ car: { brandId, id }, name }: Props) {
  const car = { brandId, id };
  const box = useRef<HTMLInputElement>(null);
  const compared = useStore($compared, { ssr: () => noneCompared });
  // A box that was ticked before hydration counts.
  useLayoutEffect(() => {
    const ticked = { brandId, id };
    if (box.current?.checked && !isCompared($compared.get(), ticked))
      void toggleForComparison(ticked);
  }, [brandId, id]);
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
