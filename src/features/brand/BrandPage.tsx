import type { Brand } from '@/features/catalogue/catalogue';
import { BrandAbout } from './BrandAbout';
import { BrandHead } from './BrandHead';
import { BrandModels } from './BrandModels';
import type { BrandSummary } from './brand-summary';

type Props = { brand: Brand; summary: BrandSummary };

/** All that the page of a brand says (Spec 2, 'Brand page'), at build and in the browser alike. */
export function BrandPage({ brand, summary }: Props) {
  return (
    <>
      <BrandHead brand={brand} summary={summary} />
      <BrandModels brand={brand} />
      <BrandAbout brand={brand} summary={summary} />
    </>
  );
}
