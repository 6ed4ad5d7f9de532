import { languageOf } from '@/config/languages';
import { keepRecent, readRecent, withCar } from './recent';

/** Remembers the car whose page this is. */
export function rememberCar(): void {
  const [, , brandId, id] = languageOf(location.pathname).path.split('/').map(decodeURIComponent);
  const brand = text('.crumbs li:nth-child(2)');
  const name = text('.crumbs [aria-current]');
  if (!brandId || !id || !brand || !name) return;
  const imageUrl = document.querySelector('.gallery img')?.getAttribute('src') ?? '';
  keepRecent(withCar(readRecent(), { brandId, id, brand, name, imageUrl: plain(imageUrl) }));
}

function text(selector: string): string {
  return document.querySelector(selector)?.textContent.trim() ?? '';
}

/** The address without the size that this page asked for; the strip asks for its own. */
function plain(imageUrl: string): string {
  return imageUrl.replace(/[?&]width=\d+&quality=\d+$/, '');
}
