import type { Brand } from '@/features/catalogue/catalogue';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { brandName, unbroken } from '@/features/catalogue/names';
import { usePageMeta } from '@/features/catalogue/page-meta';
import { loadFresher, useFresher } from '@/features/catalogue/use-fresher';
import { useToday } from '@/features/catalogue/use-today';
import { Withdrawn } from '@/features/catalogue/Withdrawn';
import { m } from '@/paraglide/messages.js';
import { BrandAbout } from './BrandAbout';
import { BrandHead } from './BrandHead';
import { BrandModels } from './BrandModels';
import { brandMeta } from './brand-meta';
import { summariseBrand } from './brand-summary';

export type BrandPageProps = {
  brand: Brand;
  /** The day of the build, yyyy-MM-dd. */
  today: string;
  /** Not built with the page but looked up in the browser. */
  live?: boolean;
};

const brandNow = async (changes: CatalogueChanges, brand: Brand) =>
  (await loadFresher()).brandNow(changes, brand);

/** The page of a brand: at the build, in the browser, and where a brand is newer than the build. */
export function BrandPage({ brand: built, today: dayOfBuild, live = false }: BrandPageProps) {
  const today = useToday(dayOfBuild);
  const { item: brand, standing } = useFresher(built, brandNow);
  const summary = summariseBrand(brand.models, today);
  const isWithdrawn = standing === 'withdrawn';
  usePageMeta(!isWithdrawn && (live || standing === 'fresher') ? brandMeta(brand, summary) : null);
  if (isWithdrawn) {
    return <Withdrawn name={m.brand_heading({ brand: unbroken(brandName(brand)) })} />;
  }
  return (
    <>
      <BrandHead brand={brand} summary={summary} />
      <BrandModels brand={brand} today={today} />
      <BrandAbout brand={brand} summary={summary} />
    </>
  );
}
