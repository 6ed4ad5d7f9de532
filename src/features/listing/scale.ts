import { memoized } from '#lib/once.ts';
import { type SliderName, steps } from './filters.ts';

/** How a slider's figures lie on its track, which runs from 0 to `most` in such steps. */
type Scale = {
  most: number;
  step: number;
  placeOf: (figure: number) => number;
  figureAt: (place: number) => number;
};

/** Steps of the price, EGP: fine up to where most cars are, coarse where there are few. */
const priceSteps = [
  { upTo: 2_000_000, step: 50_000 },
  { upTo: 4_000_000, step: 100_000 },
  { upTo: Number.POSITIVE_INFINITY, step: 500_000 },
];

/** Where a handle of the price can stand, from 0 to the end of its track. */
function priceStops(highest: number): number[] {
  const stops = [0];
  let last = 0;
  for (const { upTo, step } of priceSteps) {
    while (last + step < highest && last < upTo) {
      last += step;
      stops.push(last);
    }
  }
  return highest > 0 ? [...stops, highest] : stops;
}

const priceScale = memoized((highest: number): Scale => {
  const stops = priceStops(highest);
  const most = stops.length - 1;
  return {
    most,
    step: 1,
    placeOf: (price) => {
      const above = stops.findIndex((stop) => stop >= price);
      if (above <= 0) return above === 0 ? 0 : most;
      const [low = 0, high = 0] = [stops[above - 1], stops[above]];
      return price - low < high - price ? above - 1 : above;
    },
    figureAt: (place) => stops[place] ?? highest,
  };
});

/** @param highest the end of the track, in EGP or km */
export function scaleOf(name: SliderName, highest: number): Scale {
  if (name === 'price') return priceScale(highest);
  const same = (figure: number) => figure;
  return { most: highest, step: steps[name], placeOf: same, figureAt: same };
}
