import { isRefusal } from '@/lib/amount';
import { westernDigits } from '@/lib/digits';
import { longestQuery } from './address';
import {
  type Bounds,
  chosenAmong,
  type FacetName,
  type Facets,
  type Interval,
  intervalOf,
  type Option,
} from './filters';
import { control } from './form-control';
import { ends, figureOf, fillSlider, type SliderName, sliderNames, textOf } from './slider-form';
import { isSortKey } from './sort';
import { initialState, type ListingState } from './state';

/**
 * The filter form as the browser holds it. Its controls are the one place where a choice lives while it is made, so
 * that what is tapped before any script runs counts; the state is read from them, and written to them when it comes
 * from elsewhere.
 */
export const formId = 'car-filters';

/** The dialog around it. */
export const panelId = 'car-filter-panel';

export const facetNames = ['bodyTypes', 'protocols', 'powertrains'] as const satisfies FacetName[];

/** The options that the form was built with, in its order. */
export function facetsIn(form: HTMLFormElement): Facets {
  const options = (name: FacetName): Option[] =>
    [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map((box) => ({
      value: box.value,
      count: Number(westernDigits(box.closest('label')?.querySelector('small')?.textContent ?? '')),
    }));
  return {
    bodyTypes: options('bodyTypes'),
    protocols: options('protocols'),
    powertrains: options('powertrains').flatMap(({ value, count }) =>
      value === 'BEV' || value === 'EREV' ? [{ value, count }] : [],
    ),
  };
}

/**
 * What the form asks for.
 * @param view is chosen outside of it
 * @param asked what was asked before: it stands where a figure cannot be read
 * @param typed the figure that is being typed: as long as it crosses its slider's other one it is not there yet
 */
export function readForm(
  form: HTMLFormElement,
  bounds: Bounds,
  facets: Facets,
  view: ListingState['view'],
  asked: ListingState,
  typed?: Element,
): ListingState {
  const sort = control(form, 'sort', HTMLSelectElement)?.value;
  const interval = (slider: SliderName): Interval => {
    const [from = null, to = null] = ends.map((end, place) => {
      const figure = figureOf(form, slider, end);
      return isRefusal(figure) ? (asked[slider][place] ?? null) : figure;
    });
    const crossed = from !== null && to !== null && from > to;
    const unfinished = crossed
      ? ends.find((end) => textOf(form, slider, end) === typed)
      : undefined;
    return intervalOf(
      unfinished === 'from' ? null : from,
      unfinished === 'to' ? null : to,
      bounds[slider],
    );
  };
  const entries = new FormData(form);
  return {
    query: (control(form, 'q', HTMLInputElement)?.value ?? '').trim().slice(0, longestQuery),
    price: interval('price'),
    range: interval('range'),
    bodyTypes: chosenAmong(entries.getAll('bodyTypes'), facets.bodyTypes),
    protocols: chosenAmong(entries.getAll('protocols'), facets.protocols),
    powertrains: chosenAmong(entries.getAll('powertrains'), facets.powertrains),
    sort: isSortKey(sort) ? sort : initialState.sort,
    view,
  };
}

/**
 * Writes a state into the form.
 * @param keeps controls that stay as they are: the one being typed in, or those touched before the script ran
 */
export function fillForm(
  form: HTMLFormElement,
  state: ListingState,
  bounds: Bounds,
  keeps: (control: Element) => boolean,
): void {
  for (const element of form.elements) {
    if (keeps(element)) continue;
    if (element instanceof HTMLSelectElement) element.value = state.sort;
    if (!(element instanceof HTMLInputElement)) continue;
    if (element.name === 'q' && element.value.trim() !== state.query) element.value = state.query;
    const set = facetNames.find((name) => name === element.name);
    if (set) element.checked = state[set].some((value) => value === element.value);
  }
  for (const slider of sliderNames) fillSlider(form, slider, state[slider], bounds[slider], keeps);
}
