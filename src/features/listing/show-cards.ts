import { afterPaint } from '@/lib/painted';
import { whenIdle } from '@/lib/when-idle';
import { fillCard, keyIn } from './fill-card';
import type { ListedCar } from './listed-car';
import { goOnReading, reading } from './reading';
import { measureScreen } from './screenful';

/** Cards that are filled at a time, so that whatever a person does in between is answered at once. */
const atATime = 12;

/** The cards of a list: those that the page was built with, which take up other cars, and more like them. */
export type Cards = {
  list: Element;
  /** An item of the list with a card, as new items begin. */
  sample: Element;
  /** The cars whose cards they are to be; null until that is known. */
  cars: readonly ListedCar[] | null;
  /** How many are so already, from the first on. */
  filled: number;
  /** Calls off what is still to be filled. */
  callOff: () => void;
};

/** @returns undefined where the list has no card */
export function cardsOf(list: Element): Cards | undefined {
  const sample = list.firstElementChild?.cloneNode(true);
  if (!(sample instanceof Element)) return undefined;
  // Of its car it keeps nothing that is only looked at where it changes.
  sample.querySelector('.picture')?.replaceChildren();
  sample.querySelector('.tick-box')?.setAttribute('data-compare', '');
  const filled = list.querySelectorAll(':scope > li:not(:empty)').length;
  return { list, sample, cars: null, filled, callOff: () => {} };
}

/**
 * Fills the list with the cards of cars, a screenful at once, the rest after that is painted, little by little. Until
 * then these are out of sight, so that nobody who is quick to scroll sees cars that are no answer: the next screenful
 * from the first frame on, those further down from the second, since to take each away has its price. Items that no car
 * is left for are hidden rather than taken apart.
 * @param limit most cards to show
 * @param atOnce how many of them are filled now
 */
export function showCards(
  cards: Cards,
  cars: readonly ListedCar[],
  { limit, atOnce }: { limit: number; atOnce: number },
): void {
  cards.callOff();
  if (cars !== cards.cars) {
    Object.assign(cards, { cars, filled: 0 });
    leaveAll(cards, atOnce, 2 * atOnce);
  }
  const shown = cars.slice(0, limit);
  const places = Math.max(shown.length, cards.list.childElementCount);
  /** @returns whether there is more to fill */
  const fillUpTo = (end: number): boolean => {
    for (; cards.filled < Math.min(end, places); cards.filled += 1) {
      fillPlace(cards, shown[cards.filled]);
    }
    if (cards.filled < places) return true;
    settle(cards, shown.length);
    return false;
  };
  const goOn = () => {
    if (fillUpTo(cards.filled + atATime)) cards.callOff = whenIdle(goOn);
  };
  cards.filled = Math.min(cards.filled, shown.length);
  if (atOnce === 0) cards.callOff = whenIdle(goOn);
  else if (fillUpTo(atOnce)) {
    cards.callOff = afterPaint(() => {
      leaveAll(cards, cards.filled);
      goOn();
    });
  }
}

function settle(cards: Cards, filled: number): void {
  cards.filled = filled;
  measureScreen(cards.list);
}

/** Fills the next place, or puts it away where no car is left for it. */
function fillPlace({ list, sample, filled }: Cards, car: ListedCar | undefined): void {
  const item = list.children[filled] ?? list.appendChild(document.createElement('li'));
  if (car) fillCard(shown(item, sample), car);
  else item.toggleAttribute('hidden', true);
}

function leaveAll({ list }: Cards, from: number, to?: number): void {
  for (const item of [...list.children].slice(from, to)) leave(item, true);
}

/** Takes what a card shows out of sight, or brings it back; its place stays. */
function leave(item: Element, isLeaving: boolean): void {
  item.toggleAttribute('data-leaving', isLeaving);
}

/** An item in sight, with a card: the page keeps places for those that its HTML does not hold. */
function shown(item: Element, sample: Element): Element {
  if (item.firstElementChild === null) {
    item.replaceChildren(...sample.cloneNode(true).childNodes);
    item.removeAttribute('class');
  }
  item.toggleAttribute('hidden', false);
  leave(item, false);
  return item;
}

/**
 * Puts the list right where it stands, all at once: cards of cars that have changed say so, those of cars that are gone
 * go, those of added ones come in between. Whoever reads the list keeps their place and their focus.
 * @param limit most cards to show
 */
export function renewCards(cards: Cards, cars: readonly ListedCar[], limit: number): void {
  cards.callOff();
  const { list } = cards;
  const shown = cars.slice(0, limit);
  // Above its first cards, the head of the list is what must not move.
  const read = list.getBoundingClientRect().top < 0 ? reading() : null;
  const { documentElement: root } = document;
  // By itself the browser would hold another card, which may move to another row.
  if (read) root.style.overflowAnchor = 'none';
  arrange(cards, shown);
  Object.assign(cards, { cars, filled: shown.length });
  if (read) goOnReading(read);
  afterPaint(() => root.style.removeProperty('overflow-anchor'));
}

function arrange({ list, sample }: Cards, cars: readonly ListedCar[]): void {
  const stays = new Set(cars.map(({ recordKey }) => recordKey));
  const items = new Map<string, Element>();
  // First, so that no card is moved past them: a card that moves loses its focus and the height that it was drawn with.
  for (const item of [...list.children]) {
    const key = keyIn(item);
    if (key !== undefined && stays.has(key) && !items.has(key)) items.set(key, item);
    else item.remove();
  }
  let place = list.firstElementChild;
  for (const car of cars) {
    const item = items.get(car.recordKey) ?? document.createElement('li');
    if (item === place) place = item.nextElementSibling;
    else list.insertBefore(item, place);
    fillCard(shown(item, sample), car);
  }
}
