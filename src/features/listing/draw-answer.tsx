import { startTransition } from 'react';
import { whenIdle } from '@/lib/when-idle';
import { drawInto } from '@/ui/draw-into';
import { Answer } from './Answer';
import { CardList } from './CardList';
import { $catalogue, type Catalogue } from './cars.store';
import { measureScreen, screenful } from './screenful';
import { styleChips } from './show-chips';
import { sortKeys } from './sort';
import { initialState } from './state';

/** Draws the answer to the form in the browser, in the place that the page keeps for it. */
export function drawAnswer(): void {
  const place = document.querySelector('.models-answer');
  const built = document.querySelector('.models-built > .car-grid');
  if (place === null) return;
  if (built) measureScreen(built);
  drawInto(place, <Answer />);
  $catalogue.subscribe(warmUp);
}

/**
 * Sorts the cars in each order, and draws a few out of sight, then others in their place, while the person still
 * thinks: what a browser does for the first time takes it far longer.
 */
function warmUp(catalogue: Catalogue): void {
  if (catalogue.status !== 'ready') return;
  const { answer, cars } = catalogue;
  const stage = document.createElement('div');
  const draw = (from: number) => {
    const some = cars.slice(from, from + screenful());
    const list = <CardList cars={some} asked={`${from}`} from={0} limit={some.length} />;
    return drawInto(stage, list);
  };
  const steps = [
    styleChips,
    ...[0, 1, 2].map((turn) => () => startTransition(() => void draw(turn * screenful()))),
    () => draw(0).unmount(),
    ...sortKeys.map((sort) => () => void answer({ ...initialState, sort }, null)),
  ];
  const next = () => {
    steps.shift()?.();
    if (steps.length > 0) whenIdle(next);
  };
  whenIdle(next);
}
