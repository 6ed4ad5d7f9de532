import { formatEgp } from '@/lib/money';
import { formatQuantity } from '@/lib/quantity';
import { m } from '@/paraglide/messages.js';
import { parseFigure } from './figure';
import { type Bounds, type FacetName, type Facets, type Filters, intervalOf } from './filters';
import { isSortKey } from './sort';
import { initialState, type ListingState } from './state';

/**
 * The filter form as the browser holds it. Its controls are the one place where a choice lives while it is made, so
 * that what is tapped before any script runs counts; the state is read from them, and written to them when it comes
 * from elsewhere.
 */
export const formId = 'car-filters';

export type SliderName = keyof Bounds;
export const sliderNames = ['price', 'range'] as const satisfies SliderName[];
export const ends = ['from', 'to'] as const;
type End = (typeof ends)[number];

export const facetNames = ['bodyTypes', 'protocols', 'powertrains'] as const satisfies FacetName[];

/** A value on a slider for people: 'EGP 1,250,000' or '420 km'. */
export function formatOnSlider(slider: SliderName, value: number): string {
  return slider === 'price' ? formatEgp(value) : formatQuantity(value, m.catalogue_unit_km());
}

/** A figure as it stands in the typed input. */
export function formatTyped(value: number): string {
  return typed.format(value);
}

const typed = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** What the form asks for. @param view is chosen outside of it */
export function readForm(
  form: HTMLFormElement,
  bounds: Bounds,
  facets: Facets,
  view: ListingState['view'],
): ListingState {
  const sort = control(form, 'sort', HTMLSelectElement)?.value;
  const interval = (slider: SliderName): Filters['price'] => {
    const [from, to] = ends.map((end) => parseFigure(textOf(form, slider, end)?.value ?? ''));
    return intervalOf(from ?? null, to ?? null, bounds[slider]);
  };
  const chosen = <Name extends FacetName>(name: Name): Facets[Name][number]['value'][] =>
    facets[name].flatMap(({ value }) => (optionOf(form, name, value)?.checked ? [value] : []));
  return {
    query: control(form, 'q', HTMLInputElement)?.value.trim() ?? '',
    price: interval('price'),
    range: interval('range'),
    bodyTypes: chosen('bodyTypes'),
    protocols: chosen('protocols'),
    powertrains: facets.powertrains.flatMap(({ value }) =>
      optionOf(form, 'powertrains', value)?.checked ? [value] : [],
    ),
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

function fillSlider(
  form: HTMLFormElement,
  slider: SliderName,
  [from, to]: Filters['price'],
  highest: number,
  keeps: (control: Element) => boolean,
): void {
  const values = { from: from ?? 0, to: to ?? highest };
  for (const end of ends) {
    const text = textOf(form, slider, end);
    const handle = handleOf(form, slider, end);
    if (text && !keeps(text)) text.value = formatTyped(values[end]);
    if (!handle) continue;
    handle.max = String(highest);
    if (!keeps(handle)) handle.value = String(values[end]);
    handle.ariaValueText = formatOnSlider(slider, values[end]);
  }
  paintSlider(form, slider);
}

/** Follows a handle that is dragged: it stops at the other one, and the typed figure beside it says where it is. */
export function followHandle(form: HTMLFormElement, handle: HTMLInputElement): void {
  const [slider, end] = placeOf(handle);
  if (!slider || !end) return;
  const other = handleOf(form, slider, end === 'from' ? 'to' : 'from');
  const limit = Number(other?.value);
  const beyond = end === 'from' ? handle.valueAsNumber > limit : handle.valueAsNumber < limit;
  if (other && beyond) handle.value = other.value;
  const text = textOf(form, slider, end);
  if (text) text.value = formatTyped(handle.valueAsNumber);
  handle.ariaValueText = formatOnSlider(slider, handle.valueAsNumber);
  paintSlider(form, slider);
}

/** Whether a control was touched since the page came. Its form never has the browser fill it in again. */
export function isTouched(element: Element): boolean {
  if (element instanceof HTMLSelectElement) return element.selectedIndex > 0;
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'checkbox') return element.checked !== element.defaultChecked;
  return element.value !== element.defaultValue;
}

/** Lets handles that were dragged before the script ran say so in the typed figures, which count. */
export function takeTouchedHandles(form: HTMLFormElement): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'range' && isTouched(element)) {
      followHandle(form, element);
    }
  }
}

/** The part of the track between the handles; and the handle that must stay within reach of a thumb on top. */
function paintSlider(form: HTMLFormElement, slider: SliderName): void {
  const [from, to] = ends.map((end) => handleOf(form, slider, end));
  const track = from?.closest<HTMLElement>('.slider-track');
  if (!from || !to || !track) return;
  const share = (handle: HTMLInputElement) =>
    `${(100 * handle.valueAsNumber) / Math.max(1, Number(handle.max))}%`;
  track.style.setProperty('--from', share(from));
  track.style.setProperty('--to', share(to));
  track.toggleAttribute('data-late', from.valueAsNumber > Number(from.max) / 2);
}

/** Name of the typed input of a slider's end, and of its handle. */
export const textName = (slider: SliderName, end: End) => `${slider}-${end}`;
export const handleName = (slider: SliderName, end: End) => `${slider}-${end}-handle`;

function placeOf(handle: HTMLInputElement): [SliderName | undefined, End | undefined] {
  const [slider, end] = handle.name.split('-');
  return [sliderNames.find((name) => name === slider), ends.find((name) => name === end)];
}

const textOf = (form: HTMLFormElement, slider: SliderName, end: End) =>
  control(form, textName(slider, end), HTMLInputElement);

const handleOf = (form: HTMLFormElement, slider: SliderName, end: End) =>
  control(form, handleName(slider, end), HTMLInputElement);

function optionOf(form: HTMLFormElement, set: FacetName, value: string) {
  return [...form.elements].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === set && element.value === value,
  );
}

function control<Kind extends Element>(
  form: HTMLFormElement,
  name: string,
  kind: new () => Kind,
): Kind | null {
  const found = form.elements.namedItem(name);
  return found instanceof kind ? found : null;
}
