import type { ReactNode } from 'react';
import type { CardCar } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';
import { BrandAbout } from './BrandAbout';
import { BrandHead } from './BrandHead';
import { BrandModels } from './BrandModels';
import type { BrandSummary } from './brand-summary';

type Props = {
  brand: Brand;
  summary: BrandSummary;
  /** What each card offers beside its link. */
  compare?: (car: CardCar) => ReactNode;
};

/** All that the page of a brand says (Spec 2, 'Brand page'), at build and in the browser alike. */
export function BrandPage({ brand, summary, compare }: Props) {
  return (
    <>
      <BrandHead brand={brand} summary={summary} />
      <BrandModels brand={brand} compare={compare} />
      <BrandAbout brand={brand} summary={summary} />
    </>
  );
}
