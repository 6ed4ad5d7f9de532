import { paths } from '@/config/paths';
import { followKept } from '@/lib/follow-kept';
import { fallbackPicture } from '@/ui/fallback-picture';
import { pictureSources } from '@/ui/picture-sources';
import { keepRecent, type RecentCar, readRecent } from './recent';
import './recent.css';
import { storageKeys } from '@/config/storage-keys';

/** Fills the page's strip, and keeps it right when another tab or the browser's history changes what is kept. */
export function followRecent(): void {
  const strip = document.querySelector<HTMLElement>('.recent');
  const list = strip?.querySelector('ul');
  const card = strip?.querySelector('template')?.content.firstElementChild;
  if (!strip || !list || !card) return;

  const show = () => {
    const cars = readRecent();
    list.replaceChildren(...cars.map((car) => filled(card, car)));
    strip.hidden = cars.length === 0;
  };
  show();
  followKept(storageKeys.recent, show);
  strip.querySelector('button')?.addEventListener('click', () => {
    keepRecent([]);
    show();
    // The button is gone; whoever used it by keyboard goes on from the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}

function filled(card: Element, car: RecentCar): Node {
  const item = document.importNode(card, true);
  const { fallback, avif } = pictureSources(car.imageUrl || fallbackPicture.car, 'thumbnail');
  if (avif) item.querySelector('source')?.setAttribute('srcset', avif);
  else item.querySelector('source')?.remove();
  item.querySelector('img')?.setAttribute('src', fallback);
  item.querySelector('small')?.append(car.brand);
  item.querySelector('b')?.append(car.name);
  const link = document.createElement('a');
  link.href = paths.car(car.brandId, car.id);
  link.append(...item.childNodes);
  item.append(link);
  return item;
}
