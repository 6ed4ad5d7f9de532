import { formatNumber } from '@/lib/number';
import { $catalogue, prepareSearch } from './cars.store';
import { boundsBeyond, countFilters } from './filters';
import { isTouched } from './form-control';
import { $asked, ask } from './listing.store';
import { facetNames, fillForm, panelId, readForm } from './listing-form';
import { followHandle, sayRefusal, takeTouchedHandles } from './slider-form';
import type { View } from './state';

/**
 * Ties the filter form and the choice of view to what is asked, both ways. What was touched before the script ran is
 * taken over first.
 * @param root holds all controls of the form
 */
export function followForm(root: HTMLElement, form: HTMLFormElement): void {
  const views = [...document.querySelectorAll<HTMLInputElement>('input[name="listing-view"]')];

  const button = root.querySelector<HTMLElement>(`[commandfor="${panelId}"]`);
  const countOnButton = () => {
    const count = countFilters({ ...$asked.get(), query: '' });
    button?.setAttribute('data-count', count === 0 ? '' : ` (${formatNumber(count)})`);
  };
  /** While the form is read into the store, what the store says is not written back into the form. */
  let reading = false;
  const bounds = () => {
    const { status, bounds: known } = $catalogue.get();
    return status === 'ready' ? known : boundsBeyond($asked.get(), known);
  };
  const fill = (keeps: (control: Element) => boolean = () => false) => {
    const asked = $asked.get();
    fillForm(form, asked, bounds(), keeps);
    showView(views, asked.view);
    countOnButton();
  };
  const read = (run?: string, typed?: Element) => {
    const { facets } = $catalogue.get();
    const view: View = views.some(({ value, checked }) => checked && value === 'brands')
      ? 'brands'
      : 'models';
    reading = true;
    ask(readForm(form, bounds(), facets, view, $asked.get(), typed), run);
    reading = false;
    countOnButton();
  };

  const touchedView = views.find((view) => view.checked && !view.defaultChecked);
  takeTouchedHandles(form);
  fillForm(form, $asked.get(), bounds(), isTouched);
  showView(views, touchedView?.value ?? $asked.get().view);
  read();

  let entered: EventTarget | null = null;
  const onFocus = ({ target }: Event) => {
    entered = target;
    if (target instanceof HTMLInputElement && target.name === 'q')
      prepareSearch().catch(console.info);
  };
  /** What is typed takes the place of a figure that is tapped, as after the Tab key; a second tap is within it. */
  const onClick = ({ target }: Event) => {
    if (target === entered && target instanceof HTMLInputElement && target.inputMode === 'numeric')
      target.select();
    entered = null;
  };
  let frame = 0;
  let moved: HTMLInputElement | null = null;
  const answer = () => {
    const control = moved;
    moved = null;
    if (!control) return;
    read(runOf(control), control);
    // The control that the person uses is not overwritten.
    fill((other) => other === control);
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.form !== form) return;
    if (facetNames.some((name) => name === target.name)) return;
    if (target.type === 'range') followHandle(form, target);
    // Handles send more than can be answered: once a frame will do.
    moved = target;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(answer);
  };
  const onChange = ({ target }: Event) => {
    const ofForm =
      (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
      target.form === form;
    const isChoice =
      views.some((view) => view === target) ||
      (ofForm && (target instanceof HTMLSelectElement || target.type === 'checkbox'));
    if (!ofForm && !isChoice) return;
    cancelAnimationFrame(frame);
    const edited = moved ?? (isChoice ? null : target);
    moved = null;
    if (edited instanceof HTMLInputElement) {
      read(runOf(edited));
      sayRefusal(form, edited);
    }
    if (isChoice) read();
    // Editing has ended: figures are shown in our own format.
    if (edited) fill();
  };
  root.addEventListener('focusin', onFocus);
  root.addEventListener('click', onClick);
  root.addEventListener('input', onInput);
  document.addEventListener('change', onChange);
  // What was moved or typed since the last frame is not asked yet, and stays.
  const isMoving = (control: Element) =>
    moved !== null && control instanceof HTMLInputElement && runOf(control) === runOf(moved);
  $asked.listen(() => {
    if (!reading) fill(isMoving);
  });
  // The cars may come while somebody types.
  const isTyped = (control: Element) => control.matches('[type=text]:focus') && isTouched(control);
  $catalogue.listen(() => fill((control) => isMoving(control) || isTyped(control)));
}

/** What a run of small changes changes: a handle and the figure beside it are one. */
function runOf({ name }: HTMLInputElement): string {
  return name.replace('-handle', '');
}

/** Chooses a view as a person would, see `pending-script.ts`. */
function showView(views: readonly HTMLInputElement[], shown: string): void {
  const chosen = views.find(({ value }) => value === shown);
  if (!chosen) return;
  chosen.checked = true;
  chosen.closest('.listing')?.setAttribute('data-shown', shown);
}
