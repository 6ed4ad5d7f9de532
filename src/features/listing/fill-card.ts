import { cardFacts } from '@/features/catalogue/card-facts';
import { takeUpCar } from '@/features/compare/keep-in-step';
import { m } from '@/paraglide/messages.js';
import { drawPicture, pictureIn } from '@/ui/draw-picture';
import { whenNear } from '@/ui/near';
import { imageAddress } from '@/ui/picture-sources';
import { cardPictureSizes } from './card-sizes';
import type { ListedCar } from './listed-car';

/**
 * Has the card of a list item take up a car: of what `CarCard` drew at build, all that changes with the car. Only what
 * differs is written, which is far less work for a browser than a new card.
 */
export function fillCard(item: Element, car: ListedCar): void {
  const facts = cardFacts(car);
  const { name } = facts;
  const part = (selector: string) => item.querySelector<HTMLElement>(selector);

  fillPicture(part('.picture'), car.imageUrl, name);
  sayAfter(part('.picture'), 'span', 'car-card-badge', facts.badge);
  mark(part('.favourite'), 'data-favourite', `car:${car.recordKey}`);
  mark(part('.favourite'), 'aria-label', m.catalogue_favourite({ name }));
  say(part('h3 > small'), car.brand);
  say(part('h3')?.lastChild, ` ${car.name}`);
  const [range, price] = item.querySelectorAll<HTMLElement>('dt + dd');
  say(range, facts.range);
  sayAfter(range, 'dd', 'car-card-note', facts.rangeNote);
  say(price, facts.price);
  sayAfter(price, 'dd', 'car-card-note', facts.priceNote);
  mark(part('a'), 'href', facts.address);
  mark(part('a'), 'aria-label', facts.linkLabel);
  const box = item.querySelector<HTMLInputElement>('.tick-box');
  mark(box, 'aria-label', m.compare_car({ name }));
  if (box) takeUpCar(box, car);
}

/** The key of the car whose card stands in a list item: where it can be saved, it is named. */
export function keyIn(item: Element): string | undefined {
  const heart = item.querySelector<HTMLElement>('.favourite');
  return heart?.dataset.favourite?.replace('car:', '');
}

/** Another picture comes when its place is near, at the earliest once the card is painted. */
function fillPicture(place: Element | null, url: string, alt: string): void {
  if (place === null) return;
  if (pictureIn(place) === imageAddress(url, 'card')) {
    mark(place.querySelector('img'), 'alt', alt);
    return;
  }
  place.replaceChildren();
  whenNear(place, () =>
    place.replaceChildren(drawPicture({ url, place: 'card', alt, sizes: cardPictureSizes })),
  );
}

/** Writes into the text that stands there already: to put another in its place takes a browser longer. */
function say(place: Node | null | undefined, text: string): void {
  const written = place?.firstChild ?? place;
  if (written && written.nodeValue !== text) written.nodeValue = text;
}

/** Has an element of its own say a text right after another, or none where there is nothing to say. */
function sayAfter(
  before: Element | null | undefined,
  tag: 'dd' | 'span',
  className: string,
  text: string | null,
): void {
  const next = before?.nextElementSibling;
  const standing = next?.className === className ? next : null;
  if (text === null) standing?.remove();
  else if (standing) say(standing, text);
  else before?.after(Object.assign(document.createElement(tag), { className, textContent: text }));
}

function mark(element: Element | null, name: string, value: string): void {
  if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
}
