import { startTransition } from 'react';
import { whenIdle } from '@/lib/when-idle';
import { drawInto } from '@/ui/draw-into';
import { Answer } from './Answer';
import { CardList } from './CardList';
import { $catalogue, type Catalogue } from './cars.store';
import { measureScreen, screenful } from './screenful';
import { sortKeys } from './sort';
import { initialState } from './state';

/** Draws the answer to the form in the browser, in the place that the page keeps for it. */
export function drawAnswer(): void {
  const place = document.querySelector('.models-answer');
  const built = document.querySelector('.models-built > .car-grid');
  if (place === null) return;
  if (built) measureScreen(built);
  drawInto(place, <Answer />);
  $catalogue.subscribe(rehearse);
}

/**
 * Sorts the cars in each order, and draws a few out of sight, while the person still thinks: what a browser does for
 * the first time takes it far longer.
 */
function rehearse(catalogue: Catalogue): void {
  if (catalogue.status !== 'ready') return;
  const { answer, cars } = catalogue;
  const drawSome = () => {
    const list = <CardList cars={cars} asked="" from={0} limit={screenful()} />;
    const root = drawInto(document.createElement('div'), list);
    whenIdle(() => root.unmount());
  };
  const steps = [
    () => startTransition(drawSome),
    ...sortKeys.map((sort) => () => void answer({ ...initialState, sort }, null)),
  ];
  const next = () => {
    steps.shift()?.();
    if (steps.length > 0) whenIdle(next);
  };
  whenIdle(next);
}
