import { flushSync } from 'react-dom';
import { product } from '@/config/product';
import { drawInto } from '@/ui/draw-into';
import { holdPlace } from '@/ui/hold-place';
import { ListedCard } from './CardList';
import { fillList } from './fill-list';
import type { ListedCar } from './listed-car';
import { $cut } from './listing.store';

/** What is known to stand in the list, by the keys of its cars. */
let standing: ReadonlyMap<string, string> | undefined;

/**
 * Puts the list that the page was built with right where it stands: cards of cars that have changed are drawn anew, those
 * of withdrawn cars go, those of added ones come in between. Whoever reads it keeps their place and their focus. A list
 * whose cards could not all be had stays as it was.
 * @param built the cars that it was built with
 * @param cars as they are now, in the same order
 */
export async function renewBuilt(
  built: readonly ListedCar[],
  cars: readonly ListedCar[],
): Promise<void> {
  const list = document.querySelector('.models-built > .car-grid');
  if (list === null) return;
  await fillList();
  if ($cut.get()) return;
  const before = standing ?? textsOf(built);
  const now = textsOf(cars);
  const items = new Map([...list.children].map((item) => [keyIn(item), item]));
  let place = list.firstElementChild;
  for (const car of cars.slice(0, product.listingCardLimit)) {
    const item = items.get(car.recordKey) ?? document.createElement('li');
    const isNew = !items.delete(car.recordKey);
    if (item === place) place = item.nextElementSibling;
    else list.insertBefore(item, place);
    if (isNew || before.get(car.recordKey) !== now.get(car.recordKey)) redraw(item, car);
  }
  for (const item of items.values()) item.remove();
  standing = now;
}

function redraw(item: Element, car: ListedCar): void {
  const restore = holdPlace(item);
  flushSync(() => void drawInto(item, <ListedCard car={car} />));
  restore();
}

const textsOf = (cars: readonly ListedCar[]) =>
  new Map(cars.map((car) => [car.recordKey, JSON.stringify(car)]));

/** A card names its car where it can be saved. */
function keyIn(item: Element): string {
  const heart = item.querySelector<HTMLElement>('[data-favourite]');
  return heart?.dataset.favourite?.replace('car:', '') ?? '';
}
