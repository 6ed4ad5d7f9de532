import { isRefusal, readAmount } from '@/lib/amount';
import { formatEgp } from '@/lib/money';
import { formatNumber } from '@/lib/number';
import { formatQuantity } from '@/lib/quantity';
import { m } from '@/paraglide/messages.js';
import type { Bounds, Interval } from './filters';
import { control, isTouched } from './form-control';

export type SliderName = keyof Bounds;
export const sliderNames = ['price', 'range'] as const satisfies SliderName[];
export const ends = ['from', 'to'] as const;
type End = (typeof ends)[number];

/** A value on a slider for people: 'EGP 1,250,000' or '420 km'. */
export function formatOnSlider(slider: SliderName, value: number): string {
  return slider === 'price' ? formatEgp(value) : formatQuantity(value, m.unit_km());
}

/** Moves a slider's handles and writes its figures, see `fillForm`. */
export function fillSlider(
  form: HTMLFormElement,
  slider: SliderName,
  [from, to]: Interval,
  highest: number,
  keeps: (control: Element) => boolean,
): void {
  const values = { from: from ?? 0, to: to ?? highest };
  if (ends.every((end) => isAsBuilt(form, slider, end, values[end], highest))) return;
  for (const end of ends) {
    const text = textOf(form, slider, end);
    const handle = handleOf(form, slider, end);
    if (text && !keeps(text)) text.value = formatNumber(values[end]);
    if (!handle) continue;
    handle.max = String(highest);
    if (!keeps(handle)) handle.value = String(values[end]);
    handle.ariaValueText = formatOnSlider(slider, values[end]);
  }
  paintSlider(form, slider);
}

/** Whether an end stands there as the page was built, and is to: then no figure needs to be written again. */
function isAsBuilt(
  form: HTMLFormElement,
  slider: SliderName,
  end: End,
  value: number,
  highest: number,
): boolean {
  const text = textOf(form, slider, end);
  const handle = handleOf(form, slider, end);
  return (
    text?.value === text?.defaultValue &&
    handle?.value === handle?.defaultValue &&
    handle?.max === String(highest) &&
    handle.valueAsNumber === value
  );
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
  if (text) text.value = formatNumber(handle.valueAsNumber);
  handle.ariaValueText = formatOnSlider(slider, handle.valueAsNumber);
  paintSlider(form, slider);
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

/** What a slider's figures count. */
const counts = { price: 'money', range: 'distance' } as const;

/** The whole figure typed at a slider's end; null where nothing is typed, a refusal where it would be a guess. */
export function figureOf(form: HTMLFormElement, slider: SliderName, end: End) {
  const reading = readAmount(textOf(form, slider, end)?.value ?? '', counts[slider]);
  return typeof reading === 'number' ? Math.trunc(reading) : reading;
}

/** Says below a slider that what was typed there was not taken, until something is that can be. */
export function sayRefusal(form: HTMLFormElement, typed: HTMLInputElement): void {
  const [slider, end] = placeOf(typed);
  const place = slider && form.querySelector(`[data-refusal="${slider}"]`);
  if (!slider || !end || !place) return;
  const sentence = slider === 'price' ? m.request_amount_invalid : m.listing_range_invalid;
  place.textContent = isRefusal(figureOf(form, slider, end)) ? sentence() : '';
}

/** Name of the typed input of a slider's end, and of its handle. */
export const textName = (slider: SliderName, end: End) => `${slider}-${end}`;
export const handleName = (slider: SliderName, end: End) => `${slider}-${end}-handle`;

function placeOf(handle: HTMLInputElement): [SliderName | undefined, End | undefined] {
  const [slider, end] = handle.name.split('-');
  return [sliderNames.find((name) => name === slider), ends.find((name) => name === end)];
}

/** The typed input of a slider's end. */
export const textOf = (form: HTMLFormElement, slider: SliderName, end: End) =>
  control(form, textName(slider, end), HTMLInputElement);

const handleOf = (form: HTMLFormElement, slider: SliderName, end: End) =>
  control(form, handleName(slider, end), HTMLInputElement);
