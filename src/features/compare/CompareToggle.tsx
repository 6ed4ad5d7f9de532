import { m } from '@/paraglide/messages.js';
import type { ComparedCar } from './compared';

type Props = { car: ComparedCar; name: string };

/** The box on a card that selects a car for comparison. */
export function CompareToggle({ name }: Props) {
  return (
    <label className="compare needs-script">
      <input type="checkbox" className="tick-box" aria-label={m.compare_car({ name })} />
    </label>
  );
}
