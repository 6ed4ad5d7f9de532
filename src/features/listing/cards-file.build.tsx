import { renderToStaticMarkup } from 'react-dom/server';
import { CarCard } from '@/features/catalogue/CarCard';
import { loadBrands } from '@/features/catalogue/catalogue.build';
import { compareCheckbox } from '@/features/compare/compare-checkbox';
import { getLocale, type Locale } from '@/paraglide/runtime.js';
import { cardPictureSizes } from './card-sizes';
import { type DataFile, namedAfter } from './data-file.build';
import { listedModels } from './listing';

/**
 * The file of the cards that follow those in the listing's HTML, each as the HTML of its list item, in their order:
 * with them, the page would not fit the first packets of a connection. Written once per build and language.
 */
export async function listingCardsFile(): Promise<DataFile> {
  const locale = getLocale();
  files[locale] ??= loadBrands().then((brands) => {
    const { following } = listedModels(brands);
    const cards = following.map((car) =>
      renderToStaticMarkup(
        <CarCard car={car} sizes={cardPictureSizes} compare={compareCheckbox(car)} />,
      ),
    );
    return namedAfter(JSON.stringify(cards));
  });
  return files[locale];
}

const files: Partial<Record<Locale, Promise<DataFile>>> = {};
