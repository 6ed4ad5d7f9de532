import { isShown } from '@/lib/is-shown';
import { asCount, formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';

const formId = 'charger-filter';
const parameter = 'category';

/**
 * Keeps the address in step with the category filter, so that a choice can be shared and is there again after Back,
 * and says how many chargers are left. What is shown is the style sheet's affair (`filterRules`).
 */
export function followFilter(): void {
  // What was ticked before this script came stays.
  if (boxes().some((box) => box.checked !== box.defaultChecked)) keepChosen();
  else showChosen();
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form?.id === formId) keepChosen();
  });
  document.addEventListener('reset', ({ target }) => {
    // The boxes are emptied after this event.
    if (target instanceof HTMLFormElement && target.id === formId) setTimeout(keepChosen);
  });
  addEventListener('popstate', showChosen);
}

/** Ticks the categories that the address names, and says how many chargers they leave. */
export function showChosen(): void {
  const wanted = new URLSearchParams(location.search).getAll(parameter).filter(Boolean);
  const named = wanted.map((value) => value.toLowerCase());
  for (const box of boxes()) box.checked = named.includes(box.value);
  report(wanted.length > 0);
}

function keepChosen(): void {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  for (const { value } of chosen()) address.searchParams.append(parameter, value);
  history.replaceState(history.state, '', address);
  report(false);
  // The button of the empty list goes with it; whoever pressed it goes on at the filter.
  if (!document.activeElement || !isShown(document.activeElement)) {
    document.querySelector<HTMLElement>('.charger-filter summary')?.focus();
  }
}

/**
 * @param named whether the address names categories; where none of them exists any more, nothing is left
 */
function report(named: boolean): void {
  const shop = document.querySelector<HTMLElement>('.charger-shop');
  const status = shop?.querySelector('.charger-count');
  if (!shop || !status) return;
  const cards = [...shop.querySelectorAll<HTMLElement>('.charger')];
  const places = chosen().map(({ id }) => id.replace('category-', ''));
  const nothing = named && places.length === 0;
  const shown = cards.filter(({ dataset }) => places.includes(dataset.category ?? ''));
  shop.toggleAttribute('data-nothing', nothing);
  status.textContent =
    places.length === 0 && !nothing
      ? m.charger_list_count(asCount(cards.length))
      : m.charger_filter_count({
          shown: formatNumber(shown.length),
          ...asCount(cards.length),
        });
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`#${formId} input`)];
}

function chosen(): HTMLInputElement[] {
  return boxes().filter(({ checked }) => checked);
}
