import { isRefusal, readAmount } from '@/lib/amount';
import {
  boundsBeforeData,
  chosenAmong,
  type Facets,
  type Interval,
  intervalOf,
  isSet,
  type SliderName,
  sliderNames,
} from './filters';
import { isSortKey } from './sort';
import type { ListingState } from './state';

/** The form that every control of the listing belongs to, wherever it stands. */
export const formId = 'car-filters';

export const ends = ['from', 'to'] as const;
export type End = (typeof ends)[number];

/** Names of the inputs of a slider's end. */
export const figureName = (slider: SliderName, end: End) => `${slider}-${end}`;
export const handleName = (slider: SliderName, end: End) => `${slider}-${end}-handle`;

/**
 * What a person has set in the form since the page came, before its island was hydrated: every control that differs
 * from how it was built.
 */
export function readEarlyInput(form: HTMLFormElement, facets: Facets): Partial<ListingState> {
  const data = new FormData(form);
  const early: Partial<ListingState> = {};
  const text = (name: string) => String(data.get(name) ?? '');
  const query = text('q').trim();
  if (query !== '') early.query = query;
  const sort = text('sort');
  if (isSortKey(sort) && sort !== 'default') early.sort = sort;
  if (text('view') === 'brands') early.view = 'brands';
  for (const slider of sliderNames) {
    const interval = intervalIn(data, slider);
    if (isSet(interval)) early[slider] = interval;
  }
  const bodyTypes = chosenAmong(data.getAll('bodyTypes'), facets.bodyTypes);
  if (bodyTypes.length > 0) early.bodyTypes = bodyTypes;
  const protocols = chosenAmong(data.getAll('protocols'), facets.protocols);
  if (protocols.length > 0) early.protocols = protocols;
  const powertrains = chosenAmong(data.getAll('powertrains'), facets.powertrains);
  if (powertrains.length > 0) early.powertrains = powertrains;
  return early;
}

function intervalIn(data: FormData, slider: SliderName): Interval {
  const highest = boundsBeforeData[slider];
  const figure = (end: End) => {
    const handle = Number(data.get(handleName(slider, end)));
    const isMoved = handle !== (end === 'from' ? 0 : highest);
    return isMoved ? handle : figureIn(slider, String(data.get(figureName(slider, end)) ?? ''));
  };
  return intervalOf(figure('from'), figure('to'), highest);
}

const counted = { price: 'money', range: 'distance' } as const;

/** Whether a text typed at a slider cannot be read without guessing. */
export function isRefused(slider: SliderName, text: string): boolean {
  return isRefusal(readAmount(text, counted[slider]));
}

/** The whole figure that is typed at a slider; null where there is none. */
export function figureIn(slider: SliderName, text: string): number | null {
  const reading = readAmount(text, counted[slider]);
  return typeof reading === 'number' ? Math.trunc(reading) : null;
}
