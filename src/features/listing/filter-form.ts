import { isRefusal, readAmount } from '#lib/amount.ts';
import {
  type Bounds,
  facetNames,
  intervalOf,
  isSet,
  isSortKey,
  type ListingState,
  type SliderName,
  sliderNames,
} from './filters.ts';
import { scaleOf } from './scale.ts';

/** The form that every control of the listing belongs to, wherever it stands. */
export const formId = 'car-filters';

export const sliderEnds = ['from', 'to'] as const;
export type SliderEnd = (typeof sliderEnds)[number];

/** Names of the inputs at a slider's end. */
export const figureName = (slider: SliderName, end: SliderEnd) => `${slider}-${end}`;
export const handleName = (slider: SliderName, end: SliderEnd) => `${slider}-${end}-handle`;

/** The filters set before hydration: every control that differs from its built state. */
export function readEarlyInput(data: FormData, bounds: Bounds): Partial<ListingState> {
  const text = (name: string) => String(data.get(name) ?? '');
  const early: Partial<ListingState> = {};
  if (text('q').trim() !== '') early.query = text('q').trim();
  const sort = text('sort');
  if (isSortKey(sort) && sort !== 'default') early.sort = sort;
  if (text('view') === 'brands') early.view = 'brands';
  for (const name of sliderNames) {
    const highest = bounds[name];
    const scale = scaleOf(name, highest);
    const [from = null, to = null] = sliderEnds.map((end) => {
      const place = Number(data.get(handleName(name, end)));
      const isMoved = place !== (end === 'from' ? 0 : scale.most);
      return isMoved ? scale.figureAt(place) : readFigure(name, text(figureName(name, end)));
    });
    const interval = intervalOf(from, to, highest);
    if (isSet(interval)) early[name] = interval;
  }
  for (const name of facetNames) {
    if (data.has(name)) early[name] = data.getAll(name).map(String);
  }
  return early;
}

/** The whole figure that is typed at a slider; null for none, undefined where reading it would be a guess. */
export function readFigure(slider: SliderName, text: string): number | null | undefined {
  const reading = readAmount(text, slider === 'price' ? 'money' : 'distance');
  if (isRefusal(reading)) return undefined;
  return reading === null ? null : Math.trunc(reading);
}
