import { catalogueAddress } from '@/config/catalogue-address';
import { paths } from '@/config/paths';
import { similarFigures } from '@/features/car/figures';
import { toCar } from '@/features/catalogue/car';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { isSlugOf } from '@/features/catalogue/slug';

const drawnElsewhere = '[data-fresh], [data-drawn], .models';

/**
 * Puts right what the page says of other cars in passing, such as the similar ones: links to withdrawn cars go, and
 * figures beside a link are those of now. What is drawn in the browser is left to whoever draws it, and the list of
 * models to `show-cards.ts`, which holds the place of whoever reads it.
 */
export function patchLinks({ cars, withdrawn }: CatalogueChanges): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(`main li a[href^="${paths.cars}/"]`);
  for (const link of links) {
    const item = link.closest('li');
    const address = catalogueAddress(link.pathname);
    if (!item || address?.kind !== 'car' || link.closest(drawnElsewhere)) continue;
    const { brandId, carId } = address;
    if (withdrawn.brands.includes(brandId) || withdrawn.cars.some((id) => isSlugOf(carId, id))) {
      remove(item);
      continue;
    }
    const row = cars.find(({ id }) => isSlugOf(carId, id));
    const figures = item.querySelector('[data-figures]');
    if (!row || !figures) continue;
    figures.textContent = similarFigures(
      toCar(row, { id: brandId, name_en: row.brand, logo_url: null }),
    );
  }
}

/** An emptied list goes with its heading. */
function remove(item: Element): void {
  const list = item.parentElement;
  item.remove();
  if (list?.childElementCount === 0) list.closest('section')?.remove();
}
