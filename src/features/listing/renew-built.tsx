import { flushSync } from 'react-dom';
import { product } from '@/config/product';
import { afterPaint } from '@/lib/painted';
import { drawInto } from '@/ui/draw-into';
import { holdPlace } from '@/ui/hold-place';
import { ListedCard } from './CardList';
import { fillList } from './fill-list';
import type { ListedCar } from './listed-car';
import { $cut } from './listing.store';
import { goOnReading, reading } from './reading';

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
  standing = now;
  // Above its first cards, the head of the list is what must not move.
  const read = list.getBoundingClientRect().top < 0 ? reading() : null;
  const { documentElement: root } = document;
  // By itself the browser would hold another card, which may move to another row.
  if (read) root.style.overflowAnchor = 'none';
  arrange(list, cars.slice(0, product.listingCardLimit), before, now);
  if (read) goOnReading(read);
  afterPaint(() => root.style.removeProperty('overflow-anchor'));
}

/** @param before the cars as their cards show them, by key, as text; `now` as they are to be shown */
function arrange(
  list: Element,
  cars: readonly ListedCar[],
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): void {
  const stays = new Set(cars.map(({ recordKey }) => recordKey));
  const items = new Map([...list.children].map((item) => [keyIn(item), item]));
  // First, so that no card is moved past them: a card that moves loses its focus and the height that it was drawn with.
  for (const [key, item] of items) if (!stays.has(key)) item.remove();
  let place = list.firstElementChild;
  for (const car of cars) {
    const item = items.get(car.recordKey);
    const card = item ?? document.createElement('li');
    if (card === place) place = card.nextElementSibling;
    else list.insertBefore(card, place);
    const stands = item && before.get(car.recordKey) === now.get(car.recordKey);
    if (!stands) redraw(card, car);
  }
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
