import { paths } from '@/config/paths';
import { liveReader } from '@/data/live-client';
import { BrandList } from '@/features/catalogue/BrandList';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { liveBrandList, liveOverview } from '@/features/catalogue/live';
import { BrandCells } from '@/features/home/BrandCells';
import { HighlightCards } from '@/features/home/HighlightCards';
import { highlights } from '@/features/home/highlights';
import { asCount, formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { draw } from './draw';

/**
 * Draws what the home page and the brands view say of the whole catalogue anew. Counts and leading cars do not follow
 * from the changes alone, so they are looked up.
 * @throws when they cannot be; the page then stands as it was built
 */
export async function patchOverview(changes: CatalogueChanges): Promise<void> {
  if (location.pathname === paths.home) await patchHome();
  else if (changesBrands(changes)) await patchBrandsView();
}

function changesBrands({ brands, cars, withdrawn, complete }: CatalogueChanges): boolean {
  const touched = [brands, cars, withdrawn.brands, withdrawn.cars];
  return !complete || touched.some((list) => list.length > 0);
}

async function patchHome(): Promise<void> {
  const { brands, leaders, chargers } = await liveOverview(await liveReader());
  const cars = brands.reduce((sum, { count }) => sum + count, 0);
  for (const [name, count] of Object.entries({ cars, brands: brands.length, chargers })) {
    const figure = document.querySelector(`[data-count="${name}"]`);
    if (figure) figure.textContent = formatNumber(count);
  }
  drawById('home-brands', <BrandCells brands={brands} />);
  const leading = highlights(leaders);
  drawById('home-highlights', <HighlightCards highlights={leading} />);
  document.getElementById('highlights')?.toggleAttribute('hidden', leading.length === 0);
}

async function patchBrandsView(): Promise<void> {
  const brands = await liveBrandList(await liveReader());
  const count = document.getElementById('brands-count');
  if (count) count.textContent = m.listing_brands_count(asCount(brands.length));
  drawById('brand-list', <BrandList brands={brands} />);
}

function drawById(id: string, element: React.ReactNode): void {
  const place = document.getElementById(id);
  if (place) draw(place, element);
}
