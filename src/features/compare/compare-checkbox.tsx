import './compare.css';
import '@/ui/tick-box.css';
import { fullName } from '@/features/catalogue/full-name';
import { m } from '@/paraglide/messages.js';
import { compareKey } from './compared';
import { keepInStep } from './keep-in-step';

type Car = { id: string; brandId: string; brand: string; name: string };

/**
 * The checkbox that selects a car for comparison, for the slot of a card; the page's `CompareBar` brings the script
 * that makes it act.
 */
export function compareCheckbox(car: Car) {
  return (
    // A function of its own each time, so that it is called too when the card takes up another car.
    <label className="compare needs-script" ref={(label) => keepInStep(label)}>
      {/* Browsers that bring back what a form held would contradict the store. */}
      <input
        type="checkbox"
        className="tick-box"
        autoComplete="off"
        data-compare={compareKey(car)}
        aria-label={m.compare_car({ name: fullName(car) })}
      />
      {m.compare_label()}
    </label>
  );
}
