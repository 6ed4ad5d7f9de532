import { whenIdle } from '@/lib/when-idle';
import type { Catalogue } from './cars.store';
import { styleChips } from './show-chips';
import { sortKeys } from './sort';
import { initialState } from './state';

/** Does, while the person still thinks, what their first questions would wait for: all cars are put in each order. */
export function warmUp(catalogue: Catalogue): void {
  if (catalogue.status !== 'ready') return;
  const { answer } = catalogue;
  const steps = [
    styleChips,
    ...sortKeys.map((sort) => () => void answer({ ...initialState, sort }, null)),
  ];
  const next = () => {
    steps.shift()?.();
    if (steps.length > 0) whenIdle(next);
  };
  whenIdle(next);
}
